/** Lets a long address break after the @. */
export function EmailText({ email }: { email: string }) {
  const domain = email.lastIndexOf("@") + 1;
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}

/** An address to read: where it is too long for its line, it breaks after the sign rather than inside a word. */
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

import { Mark } from "./mark.tsx";

/** Without the name where the container `bar` has no room for it. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="brand">
      <Mark />
      <span>{name}</span>
    </span>
  );
}

import { Mark } from "./mark.tsx";

/** Without the name where the container `bar` has no room for it. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="flex h-bar items-center gap-3 pl-(--page-edge) display-text text-[clamp(1.0625rem,0.6rem+1vw,1.25rem)] leading-none">
      <Mark className="h-8.5 w-6 shrink-0" />
      <span className="@max-md/bar:hidden @bar/bar:@max-[64rem]/bar:hidden">{name}</span>
    </span>
  );
}

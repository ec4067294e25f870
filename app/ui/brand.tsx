import { Mark } from "./mark.tsx";

/** Without the name where the container `bar` has no room for it. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="flex h-(--bar) items-center gap-3 pl-(--page-edge) display-text text-base leading-none lg:text-[1.25rem]">
      <Mark className="h-8.5 w-6 flex-none" />
      <span className="@max-[22rem]/bar:hidden @bar/bar:@max-[64rem]/bar:hidden">{name}</span>
    </span>
  );
}

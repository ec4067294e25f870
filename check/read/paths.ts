/** Paths inside the content folder, always with slashes: what node:path does, in a browser too. */

export function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

/** The file that a name written in this folder leads to; undefined when it leads outside the content folder. */
export function follow(folder: string, name: string): string | undefined {
  if (name.startsWith("/")) return undefined;
  const steps: string[] = folder === "" ? [] : folder.split("/");
  for (const step of name.split("/")) {
    if (step === ".." && steps.pop() === undefined) return undefined;
    if (step !== ".." && step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

/** How a file is named from this folder. */
export function nameFrom(folder: string, path: string): string {
  const [from, to] = [folder === "" ? [] : folder.split("/"), path.split("/")];
  const different = to.findIndex((step, index) => step !== from[index]);
  return [...from.slice(different).map(() => ".."), ...to.slice(different)].join("/");
}

/** Paths inside the content folder, with slashes; node:path does not exist in browsers. */

export function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

/** Resolves a relative path; undefined when it leaves the content folder. */
export function follow(folder: string, name: string): string | undefined {
  if (name.startsWith("/")) return undefined;
  const steps: string[] = folder === "" ? [] : folder.split("/");
  for (const step of name.split("/")) {
    if (step === ".." && steps.pop() === undefined) return undefined;
    if (step !== ".." && step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

/** The path of a file relative to a folder. */
export function nameFrom(folder: string, path: string): string {
  const [from, to] = [folder === "" ? [] : folder.split("/"), path.split("/")];
  const different = to.findIndex((step, index) => step !== from[index]);
  return [...from.slice(different).map(() => ".."), ...to.slice(different)].join("/");
}

import { NotFound } from "../shell/not-found.tsx";
import { staticPage } from "../shell/static-pages.ts";

export const handle = staticPage;

export function meta() {
  return [{ title: "404" }, { name: "robots", content: "noindex" }];
}

export default NotFound;

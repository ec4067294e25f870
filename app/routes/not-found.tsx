import { NotFound } from "../shell/not-found.tsx";
import { staticPage } from "../shell/static-pages.ts";

export const handle = staticPage;

export const meta = () => [{ name: "robots", content: "noindex" }];

export default NotFound;

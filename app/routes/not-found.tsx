import { NotFound } from "../shell/not-found.tsx";
import { missingPage } from "../shell/static-page.ts";

export const handle = missingPage;

export const meta = () => [{ name: "robots", content: "noindex" }];

export default NotFound;

import { test as base, type Page } from "@playwright/test";
import { hydrated } from "./page.ts";
import { answerServices } from "./services.ts";

type Fixtures = {
  /** Requested addresses of other origins. */
  contacted: string[];
  /** Errors the test expects, as patterns; anything else on the console fails it. */
  tolerated: RegExp[];
  watched: void;
};

/** `goto` waits for the scripts, which load after the first view. */
export function patient(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, { waitUntil: "domcontentloaded", ...options });
    await hydrated(page);
    return response;
  };
  return page;
}

/** Any console error, page error, failed request or policy violation fails a test. */
export const test = base.extend<Fixtures>({
  page: ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? patient(page) : page),
  contacted: [async ({ page: _ }, use) => use([]), { scope: "test" }],
  tolerated: [async ({ page: _ }, use) => use([]), { scope: "test" }],
  watched: [
    async ({ page, javaScriptEnabled, contacted, tolerated }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        // Only the host serves its analytics scripts.
        const isFromHost = `${message.location().url} ${message.text()}`.includes("/_vercel/");
        if (message.type() === "error" && !isFromHost) errors.push(`console: ${message.text()}`);
      });
      page.on("pageerror", ({ message }) => {
        // The browser gives up a fade that a quick visitor or a hidden window overtakes.
        if (message !== "Transition was skipped") errors.push(`page error: ${message}`);
      });
      page.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // The browser aborts requests on navigation, and blocks scripts that are disabled.
        if (
          /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|cancelled)$/.test(reason) ||
          (reason === "csp" && !javaScriptEnabled)
        )
          return;
        errors.push(`request failed: ${request.url()} ${reason}`);
      });
      await answerServices(page, contacted, errors);
      await use();
      const unexpected = errors.filter((error) => !tolerated.some((pattern) => pattern.test(error)));
      if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

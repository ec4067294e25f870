import type { Server } from "node:http";
import { type Browser, type HTTPRequest, launch, type Page } from "puppeteer-core";
import { createHandler } from "#delivery/server/handler.ts";
import { openBuild } from "#delivery/server/open-build.ts";
import { listen, stop } from "#delivery/server/serve.ts";
import { answerOf, isOutside } from "#tests/browser/support/services.ts";
import { programPath } from "#tools/validators/programs.ts";
import { isHydrated } from "#tools/hydrated.ts";
import { fixture } from "#tools/test/sites.ts";

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
export type Size = keyof typeof sizes;

/** Firefox with a server of the fixture that can be stopped. */
export class Firefox {
  readonly errors: string[] = [];
  #browser!: Browser;
  #server!: Server;
  #url = "";

  /** Service workers are off, except in the offline test. */
  async start({ serviceWorkers = false } = {}): Promise<void> {
    const handle = createHandler(await openBuild(fixture.build));
    const { server, url } = await listen(handle, { host: "127.0.0.1", port: 0 });
    [this.#server, this.#url] = [server, url];
    this.#browser = await launch({
      browser: "firefox",
      executablePath: programPath("firefox"),
      extraPrefsFirefox: { "dom.serviceWorkers.enabled": serviceWorkers },
    });
  }

  /** A page in a new browser context; intercepting outside services disables its cache. */
  async visitor(size: Size, services: "answered" | "none" = "answered"): Promise<Page> {
    const context = await this.#browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(sizes[size]);
    page.on("console", (message) => message.type() === "error" && this.#error(page, `console: ${message.text()}`));
    page.on("pageerror", (error) => this.#error(page, `page error: ${String(error)}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Ignore requests aborted by navigation.
      if (!/NS_BINDING_ABORTED|Browsing context already closed/.test(reason))
        this.#error(page, `request failed: ${request.url()} ${reason}`);
    });
    if (services === "answered") await this.#answerServices(page);
    return page;
  }

  /** Opens an address and waits until the page is hydrated. */
  async open(page: Page, path: string): Promise<void> {
    await this.load(page, path);
    await page.waitForFunction(isHydrated, {}, true);
  }

  async load(page: Page, path: string): Promise<void> {
    const go = () => page.goto(`${this.#url}${path}`, { waitUntil: "domcontentloaded" });
    const before = this.errors.length;
    try {
      await go();
    } catch (error) {
      if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
      // On a busy machine the previous page can abort a navigation: retry once and drop the errors of the first try.
      this.errors.length = before;
      await go();
    }
  }

  /** Any console error, page error, failed request or policy violation fails a test. */
  throwErrors(): void {
    const errors = this.errors.splice(0);
    if (errors.length > 0) throw new Error(errors.join("\n"));
  }

  async cut(): Promise<void> {
    this.#server.closeAllConnections();
    await stop(this.#server, 0);
  }

  async end(): Promise<void> {
    await this.#browser?.close();
    if (this.#server?.listening) await this.cut();
  }

  #error(page: Page, words: string): void {
    this.errors.push(`${page.url().replace(this.#url, "")} ${words}`);
  }

  async #answerServices(page: Page): Promise<void> {
    await page.setRequestInterception(true);
    page.on("request", (request: HTTPRequest) => {
      const answer = answerOf(request.url());
      const fromOutside = () => (answer ? request.respond({ status: 200, ...answer }) : request.abort());
      const answering = isOutside(new URL(request.url())) ? fromOutside() : request.continue();
      // The request may already be aborted by navigation.
      answering.catch(() => {});
    });
  }
}

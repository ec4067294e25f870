// Runs on every page: copying, dialogs, the chosen language, outside services and page views.
import { rememberLanguage } from "#model/language-choice.ts";
import { languageOf } from "#model/languages.ts";
import { allow, asksFirst, hasAllowed, isAllowed, withdrawAll } from "./integrations/embed/consent.ts";

const confirmationShownFor = 2000;

addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-copy]");
  if (button) void copy(button);
  const link = target.closest<HTMLAnchorElement>("a[hreflang]");
  if (link) switchLanguage(link);
  if (target.closest("[data-withdraw] button")) withdraw();
  const answer = target.closest<HTMLElement>("[data-allow]");
  if (answer) accept(answer);
  command(target);
});

/** For browsers that do not know `commandfor` and `closedby`. */
function command(target: Element): void {
  const button = target.closest("button[commandfor]");
  if (button && !("command" in HTMLButtonElement.prototype)) {
    const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
    if (dialog instanceof HTMLDialogElement) dialog[dialog.open ? "close" : "showModal"]();
  }
  // A click beside the dialog has the dialog itself as its target.
  if (target instanceof HTMLDialogElement && target.matches("[closedby=any]")) target.close();
}

async function copy(button: HTMLElement): Promise<void> {
  const { dataset, textContent: label, nextElementSibling: status } = button;
  if (dataset["done"] || !(status instanceof HTMLElement)) return;
  const isCopied = await navigator.clipboard.writeText(dataset["copy"] ?? "").then(
    () => true,
    () => false,
  );
  status.textContent = status.dataset[isCopied ? "copied" : "failed"] ?? "";
  status.classList.toggle("sr-only", isCopied);
  if (!isCopied) return;
  dataset["done"] = "true";
  button.textContent = status.textContent;
  setTimeout(() => {
    delete dataset["done"];
    button.textContent = label;
    status.textContent = "";
  }, confirmationShownFor);
}

function switchLanguage(link: HTMLAnchorElement): void {
  rememberLanguage(languageOf(`/${link.hreflang}`));
  if (link.origin !== location.origin) return;
  link.search = location.search;
  link.hash = location.hash;
}

function accept(button: HTMLElement): void {
  allow(button.dataset["allow"] ?? "");
  // The button that had the focus disappears.
  button.closest<HTMLElement>("[data-embed]")?.focus({ preventScroll: true });
}

/** Loads the frames of services that need no consent, or have it; unloads them when it is withdrawn. */
function showAllowed(): void {
  for (const { dataset, lastElementChild: frame } of document.querySelectorAll<HTMLElement>("[data-embed]")) {
    const isAsked = dataset["consent"] !== undefined || asksFirst("load");
    const mayLoad = !isAsked || isAllowed(dataset["embed"] ?? "");
    if (isAsked) dataset["consent"] = mayLoad ? "given" : "ask";
    if (!(frame instanceof HTMLIFrameElement)) continue;
    const shown = frame.getAttribute("src");
    const address = mayLoad ? frame.dataset["src"] : shown && "about:blank";
    if (address && address !== shown) frame.src = address;
  }
}

/** Loads the scripts of services that need no consent, or have it; a failure only logs a warning. */
function loadScripts(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-script]:not([data-consent=ask])")) {
    const { script: src = "" } = dataset;
    delete dataset["script"];
    const script = Object.assign(document.createElement("script"), { src, async: true });
    // For the ticketing's button, which was in the page before its script.
    script.addEventListener("load", () => window.luma?.initCheckout?.());
    script.addEventListener("error", () => console.warn(`${src} could not be loaded`));
    document.body.append(script);
  }
}

function withdraw(): void {
  withdrawAll();
  for (const line of document.querySelectorAll<HTMLElement>("[data-withdraw] p")) line.hidden = false;
}

function offerWithdrawal(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-withdraw] button")) button.hidden = !hasAllowed();
}

for (const update of [offerWithdrawal, showAllowed, loadScripts]) {
  update();
  addEventListener("storage", update);
}

// The browser keeps the page as it was left, for its Back button.
addEventListener("pagehide", () => document.querySelector<HTMLElement>("#menu:popover-open")?.hidePopover());

for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-open-wide]"))
  details.open = matchMedia("(width >= 64rem)").matches;

const view = document.querySelector<HTMLMetaElement>("meta[name=page-views]");
// Never counts visitors who are asked before outside services are loaded.
if (view && !asksFirst(view.dataset["mode"])) {
  import("./integrations/analytics/count-page-view.ts").then(
    ({ countPageView }) => countPageView({ route: view.dataset["route"] ?? "", path: view.content }),
    () => console.warn("Page views are not counted: the code for it could not be loaded."),
  );
}

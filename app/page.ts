// Runs on every page: copying, the chosen language, withdrawn consents and page views.
import { rememberLanguage } from "#model/language-choice.ts";
import { languageOf } from "#model/languages.ts";
import { asksFirst, embedsKey } from "./integrations/embed/asks-first.ts";
import { readLocal, writeLocal } from "./ui/local-store.ts";

const shownFor = 2000;

addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-copy]");
  if (button) void copy(button);
  const link = target.closest<HTMLAnchorElement>("a[hreflang]");
  if (link) switchLanguage(link);
  if (target.closest("[data-withdraw] button")) withdraw();
});

async function copy(button: HTMLElement): Promise<void> {
  const { dataset, textContent: words, nextElementSibling: status } = button;
  if (dataset["done"] || !(status instanceof HTMLElement)) return;
  const isCopied = await navigator.clipboard.writeText(dataset["copy"] ?? "").then(
    () => true,
    () => false,
  );
  status.textContent = status.dataset[isCopied ? "copied" : "failed"] ?? "";
  status.classList.toggle("sr-only", isCopied);
  if (isCopied) {
    dataset["done"] = "true";
    button.textContent = status.textContent;
  }
  setTimeout(() => {
    delete dataset["done"];
    button.textContent = words;
    status.textContent = "";
  }, shownFor);
}

function switchLanguage(link: HTMLAnchorElement): void {
  rememberLanguage(languageOf(`/${link.hreflang}`));
  if (link.origin !== location.origin) return;
  link.search = location.search;
  link.hash = location.hash;
}

function withdraw(): void {
  writeLocal(embedsKey, "");
  for (const line of document.querySelectorAll<HTMLElement>("[data-withdraw] p")) line.hidden = false;
}

function offerWithdrawal(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-withdraw] button"))
    button.hidden = readLocal(embedsKey) === "";
}

offerWithdrawal();
addEventListener("storage", offerWithdrawal);

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

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { BuiltSite } from "#delivery/built-site.ts";

const charset = '<meta charset="utf-8">';
export const bilingualMissing = `${charset}<h1>404, both languages</h1>`;
export const outsideText = "a file outside the folder";

export const site = {
  pages: ["/", "/bureau", "/antennes", "/antennes/essec", "/publications"],
  redirects: { "/antennes/lille": "/antennes", "/accueil": "/" },
} satisfies BuiltSite;

const compressible = /\.(?:html|js|css|svg|xml|atom|txt|webmanifest|ics)$/;

const plainFiles: Record<string, string> = {
  "404.html": bilingualMissing,
  "feeds/publications-fr.atom": "<feed/>",
  "en/agenda.ics": "BEGIN:VCALENDAR",
  "assets/app-abc123.js": "console.log('app')",
  "assets/app-abc123.js.map": "{}",
  "art/hero-abc123.svg": "<svg/>",
  "pictures/photo-abc123.avif": "avif",
  "assets/text-abc123.woff2": "woff2",
  "social/home.png": "png",
  "documents/statuts.pdf": "%PDF-0123456789",
  "documents/été.pdf": "%PDF-summer",
  "site.webmanifest": "{}",
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *",
  "empty.txt": "",
  ".well-known/security.txt": "Contact: mailto:x@kryptocampus.example",
  ".well-known/.secret.txt": outsideText,
  ".env": outsideText,
  ".git/config": outsideText,
  "fr/.hidden/index.html": outsideText,
};

/** A small built site in a temporary folder, with files outside it that must never be served. */
export function createBuild(): { folder: string; root: string; remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), "site-"));
  const folder = join(parent, "build");
  const root = join(folder, "client");
  write(join(parent, "secret.txt"), outsideText);
  write(join(folder, "client-private/index.html"), outsideText);
  write(join(folder, "site.json"), JSON.stringify(site));
  for (const [path, text] of Object.entries({ ...plainFiles, ...pageFiles() })) {
    write(join(root, path), text);
    if (!compressible.test(path)) continue;
    write(join(root, `${path}.br`), brotliCompressSync(text));
    write(join(root, `${path}.gz`), gzipSync(text));
  }
  symlinkSync(join(parent, "secret.txt"), join(root, "linked.txt"));
  symlinkSync(join(folder, "client-private"), join(root, "fr/linked"));
  return { folder, root, remove: () => rmSync(parent, { recursive: true }) };
}

export function pageText(address: string): string {
  return `<!doctype html>${charset}<title>${address}</title>${"<p>Nous émettons.</p>".repeat(40)}`;
}

function pageFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const page of site.pages) {
    for (const prefix of ["/fr", "/en", ""]) {
      const address = `${prefix}${page === "/" ? "" : page}`;
      files[`${address.slice(1)}/index.html`.replace(/^\//, "")] = pageText(address || "gate");
    }
  }
  for (const address of ["fr/404.html", "en/404.html", "fr/antennes/404.html", "en/antennes/404.html"]) {
    files[address] = pageText(address);
  }
  return files;
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

import type { BrokenCopy } from "./broken-copy.ts";

/** What the pipeline could not draw or set. */
export const brokenPdfAndDrawings: BrokenCopy[] = [
  {
    name: "an emoji in a text that becomes a PDF",
    change: (tree) => tree.replace("legal/privacy.en.md", ".", ". 🚀"),
    file: "legal/privacy.en.md",
    line: "🚀",
    message: 'do not have the sign "🚀" (U+1F680)',
    remedy: "Write it in another way",
  },
  {
    name: "an emoji in the title of a social card",
    change: (tree) => tree.replace("branches/mons.yaml", "name:\n  fr: Mons", "name:\n  fr: Mons ✨"),
    file: "branches/mons.yaml",
    line: "fr: Mons ✨",
    field: "name.fr",
    message: 'do not have the sign "✨"',
    remedy: "in Latin letters",
  },
  {
    name: "a speaker whose name the drawn schedule cannot show",
    change: (tree) => {
      tree.replace("krypto-tour/schedule.yaml", "- Awa Lindqvist", "- Awa 漢");
      tree.replace(
        "krypto-tour/speakers.yaml",
        "name: Awa Lindqvist",
        "name: Awa 漢\n    image: { src: awa.svg, alt: { fr: Awa, en: Awa } }",
      );
      tree.copy("partners/logos/losange.svg", "krypto-tour/awa.svg");
    },
    file: "krypto-tour/schedule.yaml",
    line: "Awa 漢",
    field: "slots.2.speakers.1",
    message: 'do not have the sign "漢"',
    remedy: "in Latin letters",
  },
  {
    name: "a drawn portrait of a name that begins with an unknown letter",
    change: (tree) => tree.replace("branches/mons.yaml", "name: Malik Osei", "name: Ωsei Malik"),
    file: "branches/mons.yaml",
    line: "Ωsei",
    field: "office.2.name",
    message: 'do not have the sign "Ω"',
    remedy: "in Latin letters",
  },
  {
    name: "a picture in a text that becomes a PDF",
    change: (tree) => tree.replace("publications/guide.en.md", "Why this", "![A bunch of keys](keys.png)\n\nWhy this"),
    file: "publications/guide.en.md",
    line: "![A bunch",
    message: 'The PDF cannot show this: "![A bunch of keys](keys.png)".',
    remedy: "remove pictures, HTML",
  },
  {
    name: "a second title in a text that becomes a PDF",
    change: (tree) => tree.replace("publications/guide.en.md", "Why this", "# Again\n\nWhy this"),
    file: "publications/guide.en.md",
    line: "# Again",
    message: "A heading of level 1 (`#`) has no place in the PDF.",
    remedy: "Use `##`, `###` or `####`",
  },
  {
    name: "an SVG without a size",
    change: (tree) =>
      tree.write("partners/logos/losange.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'),
    file: "partners/logos/losange.svg",
    line: 1,
    message: "does not say how large it is",
    remedy: 'viewBox="0 0 120 40"',
  },
  {
    name: "half a picture",
    change: (tree) => {
      const whole = tree.bytes("branches/lyon/quai.jpg");
      tree.write("branches/lyon/quai.jpg", whole.slice(0, whole.length / 2));
    },
    file: "branches/lyon/quai.jpg",
    message: "cannot be read as a picture",
    remedy: "export it again as JPEG",
  },
];

import type { Language } from "#model/languages.ts";

/** A rule of the second engine that we ignore for some elements, and the reason. */
export type Exception = { rule: string; of: RegExp; reason: string; lang?: Language };

export const exceptions: Exception[] = [
  {
    rule: "aria_content_in_landmark",
    of: /class="skip-link/,
    reason: "The skip link comes before every landmark (WCAG technique G1).",
  },
  {
    rule: "aria_article_label_unique",
    of: /^<article/,
    reason: "An article needs no name (ARIA 1.2); its heading comes first in it, and a name would be read twice.",
  },
  {
    rule: "list_structure_proper",
    of: /^<dl/,
    reason: "HTML allows a div around each term and its description; the engine looks for the terms beside each other.",
  },
  {
    rule: "element_tabbable_unobscured",
    of: /./,
    reason: "A question: any-content/pages.test.ts focuses each control and measures whether it is covered.",
  },
  {
    rule: "element_tabbable_visible",
    of: /class="skip-link/,
    reason: "The skip link is visible when focused (shell.test.ts).",
  },
  {
    rule: "text_contrast_sufficient",
    of: /^<span>$/,
    reason: "A question: the engine takes text and background of the open menu for one colour; axe measures them.",
  },
  {
    rule: "style_color_misuse",
    of: /./,
    reason:
      "A question for every page with a style sheet; reviewed: state is also shown by text, shapes or underlines.",
  },
  {
    rule: "text_block_heading",
    of: /^<p/,
    reason: "A question for short bold lines; reviewed: the name beside the emblem and school names are no headings.",
  },
  {
    rule: "frame_src_valid",
    of: /^<iframe/,
    reason: "A question about the content of frames; each frame has a title and a link as an alternative.",
  },
  {
    rule: "application_content_accessible",
    of: /class="map-live /,
    reason: "A question about the content of a map; its controls can be focused, and the page has the rest as text.",
  },
  {
    rule: "input_label_visible",
    of: /class="(?:block w-full cursor-zoom-in|dialog-close|talk-mark needs-script)"/,
    reason: "The schedule picture, the cross of a dialog and the ribbon of a talk are buttons with names.",
  },
  {
    rule: "aria_complementary_label_visible",
    of: /class="next-event"/,
    reason: "Its first visible words say the same as its name.",
  },
  {
    rule: "text_block_heading",
    of: /data-ends=|class="my-programme/,
    reason: "A question for short bold lines; reviewed: the next talk and the number of marked talks are no headings.",
  },
  {
    rule: "form_submit_button_exists",
    of: /^<form class="tune-form"/,
    reason: "Nothing is submitted: results update while typing.",
  },
  {
    rule: "fieldset_legend_valid",
    of: /class="cite-forms"/,
    reason: "It has a visually hidden legend, which the engine ignores.",
  },
  {
    rule: "aria_accessiblename_exists",
    of: /^<th scope="col">$/,
    reason: "It has a visually hidden name, which the engine ignores.",
  },
  {
    rule: "blockquote_cite_exists",
    of: /^<blockquote>/,
    reason: "A question; reviewed: they quote the text itself, which has no other address.",
  },
  {
    rule: "element_attribute_deprecated",
    of: /^<s(?: |>)/,
    reason: "HTML has <s> for text that is no longer true, such as a cancelled event.",
  },
  {
    rule: "a_target_warning",
    of: /target="_blank"/,
    reason: "Every such link says in French that it opens a new tab; the engine only knows English.",
    lang: "fr",
  },
  {
    rule: "text_sensory_misuse",
    of: /./,
    reason: "A question for words such as “left” and “small”; reviewed: none of them describes a control.",
  },
];

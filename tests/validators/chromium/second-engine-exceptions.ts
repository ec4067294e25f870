import type { Language } from "#model/languages.ts";

/** What the second engine says and we do not follow: its rule, the elements it may say it of, and why. */
export type Exception = { rule: string; of: RegExp; reason: string; lang?: Language };

export const exceptions: Exception[] = [
  {
    rule: "aria_content_in_landmark",
    of: /class="skip-link/,
    reason: "The skip link comes first of all, before every landmark: that is what it is for (WCAG technique G1).",
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
    reason: "A question, not an error: reading.test.ts focuses each control and measures whether it is covered.",
  },
  {
    rule: "element_tabbable_visible",
    of: /class="skip-link/,
    reason: "The skip link is seen once it has the focus (keyboard.test.ts); on a page of one screen the engine asks.",
  },
  {
    rule: "text_contrast_sufficient",
    of: /^<span>$/,
    reason: "A question: the letters and the ground of the open menu are taken for one colour; axe measures them.",
  },
  {
    rule: "style_color_misuse",
    of: /./,
    reason:
      "A question asked of every page with a style sheet; looked at: state is told by words, shapes or underlines too.",
  },
  {
    rule: "text_block_heading",
    of: /^<p/,
    reason:
      "A question asked of short bold lines; looked at: the name beside the emblem and schools' names head nothing.",
  },
  {
    rule: "frame_src_valid",
    of: /^<iframe/,
    reason:
      "A question about what other services show in their frames; each frame has a title and a link that does without it.",
  },
  {
    rule: "application_content_accessible",
    of: /class="map-live /,
    reason:
      "A question about what a map holds; its markers and buttons take the focus, and the page says the rest in words.",
  },
  {
    rule: "input_label_visible",
    of: /class="(?:block w-full cursor-zoom-in|dialog-close|talk-mark needs-script)"/,
    reason:
      "The picture of the programme is the button that enlarges it, a cross closes a dialog, a ribbon marks a talk: all have names.",
  },
  {
    rule: "aria_complementary_label_visible",
    of: /class="next-event"/,
    reason: "Its first words, which are seen, say what it is; the name says the same to those who jump to it.",
  },
  {
    rule: "text_block_heading",
    of: /data-ends=|class="my-programme/,
    reason: "A question asked of short bold lines; looked at: they say what is on next and how many talks are marked.",
  },
  {
    rule: "form_submit_button_exists",
    of: /^<form class="tune-form"/,
    reason: "Nothing is sent: the page answers while one types.",
  },
  {
    rule: "fieldset_legend_valid",
    of: /class="cite-forms"/,
    reason: "It has one, for those who hear the page; the engine looks past what is not seen.",
  },
  {
    rule: "aria_accessiblename_exists",
    of: /^<th scope="col">$/,
    reason: "It has one, for those who hear the table; the engine looks past what is not seen.",
  },
  {
    rule: "blockquote_cite_exists",
    of: /^<blockquote>/,
    reason: "A question; looked at: they quote the text itself, which has no other address.",
  },
  {
    rule: "element_attribute_deprecated",
    of: /^<s(?: |>)/,
    reason: "HTML keeps <s> for what is no longer true: an event that is cancelled. The Nu checker agrees.",
  },
  {
    rule: "a_target_warning",
    of: /target="_blank"/,
    reason: "Every such link says that it opens a new tab, in French; the engine knows the English words alone.",
    lang: "fr",
  },
  {
    rule: "text_sensory_misuse",
    of: /./,
    reason:
      "A question asked of words such as “left” and “small”; looked at: none of them tells where or what to press.",
  },
];

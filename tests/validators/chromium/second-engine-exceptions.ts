import type { Language } from "#model/languages.ts";

/** A rule of the second engine that we ignore for some elements, and the reason. */
export type Exception = readonly [rule: string, elements: RegExp, reason: string, lang?: Language];

export const exceptions: Exception[] = [
  ["aria_content_in_landmark", /class="skip-link/, "The skip link comes before every landmark (technique G1)."],
  ["element_tabbable_visible", /class="skip-link/, "The skip link is visible when focused (shell.test.ts)."],
  ["aria_article_label_unique", /^<article/, "An article needs no name; its heading would be read twice."],
  ["list_structure_proper", /^<dl/, "HTML allows a div around each term; the engine looks for terms side by side."],
  ["element_tabbable_unobscured", /./, "A question: any-content/pages.test.ts measures each focused control."],
  ["text_contrast_sufficient", /^<span>$/, "The engine sees one colour for text and open menu; axe measures them."],
  ["style_color_misuse", /./, "A question; reviewed: state is also shown by text, shapes or underlines."],
  ["text_block_heading", /^<p/, "A question; reviewed: the name beside the emblem and school names are no headings."],
  ["text_block_heading", /data-ends=|class="my-programme/, "A question; reviewed: talks are no headings."],
  ["frame_src_valid", /^<iframe/, "A question; each frame has a title and a link as an alternative."],
  ["application_content_accessible", /class="map-live /, "A question; the page has the content of the map as text."],
  [
    "input_label_visible",
    /class="(?:block w-full cursor-zoom-in|dialog-close|talk-mark needs-script)"/,
    "These buttons have names.",
  ],
  ["aria_complementary_label_visible", /class="next-event"/, "Its first visible words say the same as its name."],
  ["form_submit_button_exists", /^<form class="max-w-184"/, "Nothing is submitted: results update while typing."],
  ["form_interaction_review", /^<form target="_blank"/, "The button says that it opens a new tab."],
  ["fieldset_legend_valid", /class="cite-forms/, "It has a visually hidden legend, which the engine ignores."],
  ["aria_accessiblename_exists", /^<th scope="col">$/, "It has a visually hidden name, which the engine ignores."],
  ["blockquote_cite_exists", /^<blockquote>/, "A question; reviewed: they quote the text itself."],
  ["element_attribute_deprecated", /^<s(?: |>)/, "HTML has <s> for text that is no longer true."],
  ["a_target_warning", /target="_blank"/, "Every such link says so in French; the engine only knows English.", "fr"],
  ["text_sensory_misuse", /./, "A question; reviewed: no “left” or “small” describes a control."],
];

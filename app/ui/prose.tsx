import { Fragment, type ReactNode } from "react";
import type { Block, Inline, Note } from "#model/prose.ts";
import { ExternalLink } from "./external-link.tsx";
import { useI18n } from "./i18n.tsx";
import { type Image, Picture } from "./picture.tsx";
import styles from "./prose.module.css";

/* oxlint-disable react/no-array-index-key -- the parts never change their order, so the index is a stable key */

type ProseProps = {
  blocks: readonly Block[];
  /** Those of the text, by their path in the content folder. */
  pictures?: Record<string, Image>;
};

/** Renders elements only, so that no text can become markup. */
export function Prose(props: ProseProps) {
  return (
    <div className={styles.prose}>
      <Blocks {...props} />
    </div>
  );
}

function Blocks({ blocks, pictures }: ProseProps): ReactNode {
  return blocks.map((block, index) => <ProseBlock key={index} block={block} pictures={pictures} />);
}

function ProseBlock({ block, pictures }: { block: Block; pictures?: ProseProps["pictures"] | undefined }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <Words content={block.content} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Words content={block.content} />
        </p>
      );
    case "list":
      return <ProseList list={block} />;
    case "table":
      return <ProseTable table={block} />;
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case "code":
      return <pre>{block.text}</pre>;
    case "picture": {
      const image = pictures?.[block.src];
      return image && <Picture image={image} alt={block.alt} sizes="(min-width: 40rem) 37.5rem, 100vw" />;
    }
    case "notes":
      return <ProseNotes notes={block.notes} />;
    case "rule":
      return <hr />;
  }
}

/** Notes follow the block that references them; wide screens show them in the margin. */
function ProseNotes({ notes }: { notes: readonly Note[] }) {
  const { t } = useI18n();
  return (
    <div className={styles.notes} role="note">
      {notes.map(({ number, content }) => (
        <p key={number} id={`note-${number}`}>
          <a href={`#call-${number}`} aria-label={t("publication.noteBack", { number })}>
            {number}
          </a>{" "}
          <Words content={content} />
        </p>
      ))}
    </div>
  );
}

function ProseList({ list: { ordered, start, items } }: { list: Extract<Block, { kind: "list" }> }) {
  const content = items.map((blocks, index) => (
    <li key={index}>{blocks.length === 1 ? <Only block={blocks[0]!} /> : <Blocks blocks={blocks} />}</li>
  ));
  return ordered ? <ol start={start === 1 ? undefined : start}>{content}</ol> : <ul>{content}</ul>;
}

/** A single paragraph in a list item renders without <p>. */
function Only({ block }: { block: Block }) {
  return block.kind === "paragraph" ? <Words content={block.content} /> : <ProseBlock block={block} />;
}

const cell = "py-3.5 pr-4 align-top @max-[16rem]:block";

/** With text too large for a row, its cells are stacked. */
function ProseTable({ table: { head, rows } }: { table: Extract<Block, { kind: "table" }> }) {
  return (
    <div className="@container">
      <table className="mt-2 mb-8 w-full text-left leading-normal wrap-break-word [font-variant-numeric:lining-nums_tabular-nums] @max-[16rem]:block">
        <thead className="@max-[16rem]:block">
          <tr className="@max-[16rem]:block">
            {head.map((cell, index) => (
              <th
                key={index}
                className="border-b-3 border-rule-strong pb-2 text-sm font-normal text-on-surface-soft @max-[16rem]:block"
                scope="col"
              >
                <Words content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[16rem]:block">
          {rows.map(([first = [], ...rest], row) => (
            <tr key={row} className="border-b border-rule @max-[16rem]:block">
              <th className={`${cell} display-text text-base leading-normal normal-nums`} scope="row">
                <Words content={first} />
              </th>
              {rest.map((content, index) => (
                <td key={index} className={cell}>
                  <Words content={content} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Words({ content }: { content: readonly Inline[] }): ReactNode {
  return content.map((part, index) => (
    <Fragment key={index}>{typeof part === "string" ? part : <Word part={part} />}</Fragment>
  ));
}

function Word({ part }: { part: Exclude<Inline, string> }) {
  if (part.kind === "break") return <br />;
  if (part.kind === "code") return <code>{part.text}</code>;
  if (part.kind === "note") return <NoteCall note={part} />;
  const content = <Words content={part.content} />;
  if (part.kind !== "link") return part.kind === "em" ? <em>{content}</em> : <strong>{content}</strong>;
  if (part.href.startsWith("https://")) return <ExternalLink href={part.href}>{content}</ExternalLink>;
  return <a href={part.href}>{content}</a>;
}

/** The note links back to its first reference. */
function NoteCall({ note: { number, isFirstCall } }: { note: Extract<Inline, { kind: "note" }> }) {
  const { t } = useI18n();
  return (
    <a
      className={styles.call}
      id={isFirstCall ? `call-${number}` : undefined}
      href={`#note-${number}`}
      aria-label={t("publication.note", { number })}
    >
      <sup>{number}</sup>
    </a>
  );
}

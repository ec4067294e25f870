interface Part {
  name: string;
  inner: Part[];
  references: string[];
  /** Markers are drawn at each point of a line. */
  points: number;
}

/** References to parts that contain references grow exponentially. */
const mostDrawn = 50_000;
const deepest = 200;

/** Counts the elements that a browser draws, with every `use`, pattern, mask and marker resolved. */
export class Expansion {
  #root: Part = { name: "", inner: [], references: [], points: 1 };
  #open = [this.#root];
  #byId = new Map<string, Part>();
  #fromStyle: string[] = [];
  #tooDeep = false;

  open(name: string, id: string | undefined, line: string): void {
    const part: Part = { name, inner: [], references: [], points: 1 + (line.match(/\d+/g)?.length ?? 0) };
    this.#open.at(-1)?.inner.push(part);
    this.#open.push(part);
    this.#tooDeep ||= this.#open.length > deepest;
    // Browsers draw the first part of that name.
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, part);
  }

  close(): void {
    this.#open.pop();
  }

  refer(value: string): void {
    this.#open.at(-1)?.references.push(...idsIn(value));
  }

  /** A style sheet can refer to a part from any element. */
  referFromStyle(css: string): void {
    this.#fromStyle.push(...idsIn(css));
  }

  isTooMuch(): boolean {
    return this.#tooDeep || this.#drawn(this.#root, new Map()) > mostDrawn;
  }

  /** Gradients contain no elements, and recursive parts are drawn once. */
  #drawn(part: Part, known: Map<Part, number>): number {
    const before = known.get(part);
    if (before !== undefined) return before;
    known.set(part, 0);
    const called = [...part.references, ...this.#fromStyle]
      .flatMap((id) => this.#byId.get(id) ?? [])
      .filter(({ name }) => !name.endsWith("Gradient"));
    const times = ({ name }: Part) => (name === "marker" ? part.points : 1);
    const sum =
      1 +
      part.inner.reduce((count, each) => count + this.#drawn(each, known), 0) +
      called.reduce((count, each) => count + times(each) * this.#drawn(each, known), 0);
    known.set(part, sum);
    return sum;
  }
}

function idsIn(value: string): string[] {
  const ids = [...value.matchAll(/^#(.+)$|url\(\s*["']?#([^"')\s]+)/g)].flatMap(
    ([, whole, part]) => whole ?? part ?? [],
  );
  // Browsers decode %61 to a.
  return ids.map((id) =>
    id.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  );
}

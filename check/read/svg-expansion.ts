interface Part {
  name: string;
  inner: Part[];
  uses: string[];
  /** Its own and those of the parts around it, because parts inherit them. */
  references: string[];
  /** Markers are drawn at each point of a line. */
  points: number;
}

/** What a part consists of, and what is drawn with all that it refers to. */
type Count = Record<"parts" | "points" | "drawn", number>;

/** References to parts that contain references grow exponentially. */
const mostDrawn = 50_000;
const deepest = 200;
const mostReferences = 100;

/** Counts the elements that a browser draws, with every `use`, pattern, mask and marker resolved. */
export class Expansion {
  #root: Part = { name: "", inner: [], uses: [], references: [], points: 1 };
  #open = [this.#root];
  #byId = new Map<string, Part>();
  #fromStyle: string[] = [];
  #isRefused = false;

  open(name: string, id: string | undefined, line: string): void {
    const outer = this.#open.at(-1) ?? this.#root;
    const points = 1 + (line.match(/[a-z]|\d+/gi)?.length ?? 0);
    const part: Part = { name, inner: [], uses: [], references: outer.references, points };
    outer.inner.push(part);
    this.#open.push(part);
    this.#isRefused ||= this.#open.length > deepest;
    // Browsers draw the first part of that name.
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, part);
  }

  close(): void {
    this.#open.pop();
  }

  refer(attribute: string, value: string): void {
    const part = this.#open.at(-1);
    if (!part || this.#isRefused) return;
    const list = attribute === "href" ? "uses" : "references";
    part[list] = [...part[list], ...this.#idsIn(value)];
    this.#isRefused ||= part.references.length > mostReferences;
  }

  /** A style sheet can refer to a part from any element. */
  referFromStyle(css: string): void {
    this.#fromStyle = [...this.#fromStyle, ...this.#idsIn(css)];
  }

  isTooMuch(): boolean {
    return this.#isRefused || this.#count(this.#root, new Map()).drawn > mostDrawn;
  }

  /** Gradients contain no elements, and recursive parts are drawn once. */
  #count(part: Part, known: Map<Part, Count>): Count {
    const before = known.get(part);
    if (before) return before;
    known.set(part, { parts: 0, points: 0, drawn: 0 });
    const named = (ids: string[]) =>
      ids.flatMap((id) => this.#byId.get(id) ?? []).filter(({ name }) => !name.endsWith("Gradient"));
    const add = ({ parts, points, drawn }: Count, each: Part): Count => {
      const more = this.#count(each, known);
      return { parts: parts + more.parts, points: points + more.points, drawn: drawn + more.drawn };
    };
    const own = named(part.uses).reduce(add, { parts: 1, points: part.points, drawn: 1 });
    for (const each of named([...part.references, ...this.#fromStyle]))
      own.drawn += (each.name === "marker" ? own.points : own.parts) * this.#count(each, known).drawn;
    const sum = part.inner.reduce(add, own);
    known.set(part, sum);
    return sum;
  }

  /** Some browsers decode %61 to a; they disagree about names that are encoded wrongly. */
  #idsIn(value: string): string[] {
    try {
      const found = [...value.matchAll(/^#(?=(.+)$)|url\(\s*["']?#([^"')\s]+)/gi)];
      return found.flatMap(([, whole = "", id = whole]) => [...new Set([id, decodeURIComponent(id)])]);
    } catch {
      this.#isRefused = true;
      return [];
    }
  }
}

/** Limit of drawn elements, repetitions included; more than a logo needs. */
const MAX_DRAWN = 10_000;
/** Maximal nesting, references followed. */
const MAX_DEPTH = 50;

type Attributes = Record<string, string>;

interface Element {
  readonly targets: string[];
  readonly children: Element[];
  /** While it is counted: Infinity, so that circular references are refused. */
  drawn?: number;
}

/**
 * Number of elements that a renderer draws. A few elements that refer to one another (`use`, patterns, masks) can expand to
 * billions, so an element counts with everything it contains and refers to.
 */
export class DrawingSize {
  private readonly root: Element = { targets: [], children: [] };
  private readonly opened: Element[] = [this.root];
  private readonly byId = new Map<string, Element[]>();

  open(attributes: Attributes): void {
    const element: Element = { targets: Object.values(attributes).flatMap(targetsOf), children: [] };
    this.opened.at(-1)?.children.push(element);
    this.opened.push(element);
    const { id } = attributes;
    if (id !== undefined) this.byId.set(id, [...(this.byId.get(id) ?? []), element]);
  }

  close(): void {
    this.opened.pop();
  }

  isTooLarge(): boolean {
    return this.drawn(this.root, 0) > MAX_DRAWN;
  }

  private drawn(element: Element, depth: number): number {
    if (element.drawn !== undefined) return element.drawn;
    if (depth > MAX_DEPTH) return Infinity;
    element.drawn = Infinity;
    const referred = element.targets.flatMap((id) => this.byId.get(id) ?? []);
    let drawn = 1;
    for (const part of [...element.children, ...referred]) {
      drawn += this.drawn(part, depth + 1);
      if (drawn > MAX_DRAWN) return Infinity;
    }
    return (element.drawn = drawn);
  }
}

const REFERENCE = /^\s*#([^]+)|url\(\s*["']?#([^"')]*)/gi;

/** Ids in a value, as written and with escapes decoded. */
function targetsOf(value: string): string[] {
  return [...value.matchAll(REFERENCE)].flatMap(([, whole, inUrl]) => {
    const id = (whole ?? inUrl ?? '').trim();
    return [...new Set([id, decoded(id)])];
  });
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

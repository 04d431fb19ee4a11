/** Elements that are drawn, each as often as it is referred to. Far more than a logo takes. */
const MAX_DRAWN = 10_000;
/** Elements within elements, references followed. */
const MAX_DEPTH = 50;

type Attributes = Record<string, string>;

interface Element {
  readonly targets: string[];
  readonly children: Element[];
  /** While it is counted: Infinity, so that a circle of references is too large. */
  drawn?: number;
}

/**
 * How much an SVG makes a renderer draw. A few elements that refer to one another (`use`, patterns, masks) are drawn a billion times in a
 * file of 2 kB, so an element counts with all that it holds and refers to.
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

/** Ids that a value refers to, as written and with their escapes read. */
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

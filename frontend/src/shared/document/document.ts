/**
 * A document is a plain JSON tree that is never changed in place. What an edit does not touch keeps its reference, so
 * comparing two versions costs as much as what differs between them.
 *
 * A path names a value as the server's field errors do: `plans.3.price`. Where places may differ between two versions, a
 * step names an item of a list by its `id` or `key` (`plans.#spring.price`), and a bare `#` the order of a list, its ids.
 */
type Tree = Readonly<Record<string, unknown>>;

export type Side = 'mine' | 'theirs';

/** A value that two people left differently. */
export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Whoever changed it alone; mine where both did. */
  likely: Side;
  /** Both changed it. */
  both: boolean;
}

export interface Versions<Doc> {
  /** What both began with. */
  base: Doc;
  mine: Doc;
  theirs: Doc;
}

/** How two versions are compared. */
export interface Comparison {
  /** The value that is compared as one, for a path inside of it. Each value by itself otherwise. */
  fieldOf?: (path: string) => string;
  /** Whether two values mean the same. */
  same?: (path: string, a: unknown, b: unknown) => boolean;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

function idOf(item: unknown): string | undefined {
  const id = isTree(item) ? (item['id'] ?? item['key']) : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The items of a list by their ids; undefined where one has none. */
function itemsOf(list: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = new Map<string, unknown>();
  for (const item of list) {
    const id = idOf(item);
    if (id === undefined) return undefined;
    items.set(id, item);
  }
  return items;
}

const placeOf = (list: readonly unknown[], step: string): number =>
  step.startsWith('#') ? list.findIndex((item) => idOf(item) === step.slice(1)) : Number(step);

const stepsOf = (path: string): string[] => (path === '' ? [] : path.split('.'));

export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, place) => isSame(item, b[place]));
  }
  if (!isTree(a) || !isTree(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]));
}

export function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const step of stepsOf(path)) {
    if (Array.isArray(value)) value = step === '#' ? value.map(idOf) : value[placeOf(value, step)];
    else value = isTree(value) ? value[step] : undefined;
  }
  return value;
}

/** The same document where it has that value already, or nothing at that path. */
export const withValue = <Doc>(document: Doc, path: string, value: unknown): Doc =>
  put(document, stepsOf(path), value) as Doc;

function put(into: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(into)) {
    const place = placeOf(into, step);
    if (!(place in into)) return into;
    const item = put(into[place], rest, value);
    return Object.is(item, into[place]) ? into : into.with(place, item);
  }
  if (!isTree(into)) return into;
  const part = put(into[step], rest, value);
  return Object.is(part, into[step]) ? into : { ...into, [step]: part };
}

/** The paths at which two documents differ. Items that only one of them has are a change of their list's order. */
export function changesBetween(a: unknown, b: unknown, path = ''): string[] {
  if (Object.is(a, b)) return [];
  const at = (step: string): string => (path === '' ? step : `${path}.${step}`);
  const [items, others] = [itemsOf(a), itemsOf(b)];
  if (items && others) {
    const inBoth = [...items].filter(([id]) => others.has(id));
    const changes = inBoth.flatMap(([id, item]) => changesBetween(item, others.get(id), at(`#${id}`)));
    return isSame([...items.keys()], [...others.keys()]) ? changes : [at('#'), ...changes];
  }
  if (isTree(a) && isTree(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].flatMap((name) => changesBetween(a[name], b[name], at(name)));
  }
  return isSame(a, b) ? [] : [path];
}

/** Where two versions differ, seen from what both began with. */
export function differencesOf<Doc>(
  { base, mine, theirs }: Versions<Doc>,
  { fieldOf = (path) => path, same = (_path, a, b) => isSame(a, b) }: Comparison = {},
): Difference[] {
  const fields = new Set(changesBetween(mine, theirs).map(fieldOf));
  return [...fields].flatMap((path) => {
    const [was, my, their] = [valueAt(base, path), valueAt(mine, path), valueAt(theirs, path)];
    if (same(path, my, their)) return [];
    const isMine = !same(path, my, was);
    const both = isMine && !same(path, their, was);
    return [{ path, mine: my, theirs: their, likely: isMine ? 'mine' : 'theirs', both }];
  });
}

/** Mine with everything of theirs that was chosen, or is likely where nothing was chosen. */
export function merged<Doc>(
  versions: Versions<Doc>,
  choices: Readonly<Record<string, Side>> = {},
  comparison: Comparison = {},
): Doc {
  let document = versions.mine;
  for (const { path, likely } of differencesOf(versions, comparison)) {
    if ((choices[path] ?? likely) === 'theirs') document = withTheirs(document, versions.theirs, path);
  }
  return document;
}

function withTheirs<Doc>(document: Doc, theirs: Doc, path: string): Doc {
  if (!path.endsWith('#')) return withValue(document, path, valueAt(theirs, path));
  const list = path.slice(0, -2);
  const [mine, other] = [itemsOf(valueAt(document, list)), itemsOf(valueAt(theirs, list))];
  const items = [...(other ?? [])].map(([id, item]) => mine?.get(id) ?? item);
  return withValue(document, list, items);
}

/** A document and what it was before each edit. */
export interface History<Doc> {
  document: Doc;
  past: readonly Doc[];
  future: readonly Doc[];
  /** The text that was edited last: further typing in it belongs to the same edit. */
  typing: string | null;
}

const mostSteps = 200;

export const historyOf = <Doc>(document: Doc): History<Doc> => ({
  document,
  past: [],
  future: [],
  typing: null,
});

/** Texts, numbers, and lists of texts that are typed as one. */
const isTyped = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || (Array.isArray(value) && value.every(isTyped));

export function edited<Doc>(history: History<Doc>, path: string, value: unknown): History<Doc> {
  const document = withValue(history.document, path, value);
  if (Object.is(document, history.document)) return history;
  const isTyping = isTyped(value) && history.typing === path;
  return {
    document,
    past: isTyping ? history.past : [...history.past, history.document].slice(-mostSteps),
    future: [],
    typing: isTyped(value) ? path : null,
  };
}

export function undone<Doc>({ document, past, future }: History<Doc>): History<Doc> {
  const [before] = past.slice(-1);
  return {
    document: before ?? document,
    past: past.slice(0, -1),
    future: before === undefined ? future : [document, ...future],
    typing: null,
  };
}

export function redone<Doc>({ document, past, future }: History<Doc>): History<Doc> {
  const [next, ...later] = future;
  return {
    document: next ?? document,
    past: next === undefined ? past : [...past, document],
    future: later,
    typing: null,
  };
}

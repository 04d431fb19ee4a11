/**
 * A document is an immutable JSON tree. An edit keeps the references of everything it does not change, so comparing two
 * versions costs as much as their difference.
 * A path names a value as the server's field errors do: `plans.3.price`. Where indexes may differ between two versions, a step
 * names a list item by its `id` or `key` (`plans.#spring.price`); a bare `#` is the list of the ids, in their order.
 */
type Tree = Readonly<Record<string, unknown>>;

export type Side = 'mine' | 'theirs';

export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** The side that changed it alone; mine where both did. */
  likely: Side;
  both: boolean;
}

export interface Versions<Doc> {
  /** The common ancestor. */
  base: Doc;
  mine: Doc;
  theirs: Doc;
}

export interface Comparison {
  /** The path that is compared as one value for a path inside it; the path itself by default. */
  fieldOf?: (path: string) => string;
  /** Whether two values are equivalent. */
  same?: (path: string, a: unknown, b: unknown) => boolean;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

function idOf(item: unknown): string | undefined {
  const id = isTree(item) ? (item['id'] ?? item['key']) : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** A list's items by id; undefined where an item has none. */
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

/** Returns the same document if the value is unchanged or the path does not exist. */
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

/** The paths at which two documents differ. An added or removed item is a change of its list's order (`#`). */
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

/** The differences of two versions, with the common ancestor. */
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

/** Three-way merge: mine, with the values for which theirs was chosen or, without a choice, is likely. */
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

export interface History<Doc> {
  document: Doc;
  past: readonly Doc[];
  future: readonly Doc[];
  /** The path of the last typed text: further typing there belongs to the same step. */
  typing: string | null;
}

const mostSteps = 200;

export const historyOf = <Doc>(document: Doc): History<Doc> => ({
  document,
  past: [],
  future: [],
  typing: null,
});

/** Values that are edited by typing, including lists of texts in one field. */
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

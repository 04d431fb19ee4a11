/** What is searched in. */
export interface Named {
  readonly name: string;
  readonly otherNames: readonly string[];
}

interface Prepared {
  /** Of the name first, then of the other names: its words, and the words written together ("pullup"). */
  names: readonly { words: readonly string[]; together: string }[];
}

/** Kept as long as the items: a keystroke only compares. */
const prepared = new WeakMap<Named, Prepared>();

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function prepare(item: Named): Prepared {
  const known = prepared.get(item);
  if (known) return known;
  const names = [item.name, ...item.otherNames].map((name) => {
    const words = wordsOf(name);
    return { words, together: words.join('') };
  });
  const made = { names };
  prepared.set(item, made);
  return made;
}

/** How a text fits a name, best first; another name comes after every name. */
const FIT = { exact: 0, start: 1, words: 2, otherName: 3, mixed: 6 } as const;
const LONGEST_QUERY = 80;

/**
 * Exercises, foods or templates that a typed text means, best first: by the beginnings of words of the name, then of other names. Where none
 * begins so, with typing errors. An empty text means all, as they are.
 */
export function searchNamed<Item extends Named>(list: readonly Item[], text: string): Item[] {
  const words = wordsOf(text.slice(0, LONGEST_QUERY));
  if (words.length === 0) return [...list];
  const query = { words, together: words.join('') };
  const found: { item: Item; rank: number }[] = [];
  for (const item of list) {
    const rank = rankOf(prepare(item), query);
    if (rank !== undefined) found.push({ item, rank });
  }
  if (found.length === 0) {
    const distanceOf = distances(words);
    for (const item of list) {
      const rank = typoOf(prepare(item), words.length, distanceOf);
      if (rank !== undefined) found.push({ item, rank });
    }
  }
  return found
    .toSorted((a, b) => a.rank - b.rank || (a.item.name < b.item.name ? -1 : 1))
    .map(({ item }) => item);
}

interface Mergeable extends Named {
  readonly _id: string;
  readonly mergedInto: string | null;
}

const namesMerged = new WeakMap<readonly Mergeable[], readonly Mergeable[]>();

/** An item is also found by the names of items that were merged into it. */
export function withMergedNames<Item extends Mergeable>(all: readonly Item[]): readonly Item[] {
  const known = namesMerged.get(all) as readonly Item[] | undefined;
  if (known) return known;
  const names = new Map<string, string[]>();
  for (const { name, otherNames, mergedInto } of all)
    if (mergedInto !== null) names.set(mergedInto, [...(names.get(mergedInto) ?? []), name, ...otherNames]);
  const made = all.map((item) => {
    const more = names.get(item._id);
    return more ? { ...item, otherNames: [...item.otherNames, ...more] } : item;
  });
  namesMerged.set(all, made);
  return made;
}

/** Whether a text is the beginning of the name, or of it from one of its words on. */
export function beginsWord(text: string, { name }: Named): boolean {
  const typed = wordsOf(text).join('');
  const words = wordsOf(name);
  return typed !== '' && words.some((_, at) => words.slice(at).join('').startsWith(typed));
}

function rankOf(
  { names }: Prepared,
  { words, together }: { words: readonly string[]; together: string },
): number | undefined {
  let best: number | undefined;
  for (const [index, name] of names.entries()) {
    const fit = nameFit(name, words, together);
    if (fit === undefined) continue;
    const rank = index === 0 ? fit : fit + FIT.otherName;
    if (best === undefined || rank < best) best = rank;
  }
  if (best !== undefined || words.length === 1) return best;
  const all = names.flatMap((name) => name.words);
  return words.every((word) => all.some((one) => one.startsWith(word))) ? FIT.mixed : undefined;
}

function nameFit(
  name: { words: readonly string[]; together: string },
  words: readonly string[],
  together: string,
): number | undefined {
  if (name.together === together) return FIT.exact;
  if (name.together.startsWith(together)) return FIT.start;
  return words.every((word) => name.words.some((one) => one.startsWith(word))) ? FIT.words : undefined;
}

/** Of every typed word to the beginning of a word, found once for each different word of the list. */
function distances(typed: readonly string[]): (word: string) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (word) => {
    let all = known.get(word);
    if (!all) {
      all = typed.map((one) => prefixDistance(one, word, allowed(one)));
      known.set(word, all);
    }
    return all;
  };
}

/** Letters that differ, of the name alone if that fits; undefined where a typed word is too far from every word. */
function typoOf(
  { names }: Prepared,
  count: number,
  distanceOf: (word: string) => readonly number[],
): number | undefined {
  const least = Array.from({ length: count }, () => Infinity);
  for (const [index, { words }] of names.entries()) {
    for (const word of words) {
      const all = distanceOf(word);
      for (let at = 0; at < count; at += 1) if (all[at]! < least[at]!) least[at] = all[at]!;
    }
    const sum = least.reduce((total, distance) => total + distance, 0);
    if (sum !== Infinity) return index === 0 ? sum : sum + OTHER_NAME;
  }
  return undefined;
}

const OTHER_NAME = 0.5;

const allowed = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/**
 * Letters to insert, remove, replace or swap until `typed` begins `word`; Infinity above `most`.
 * Damerau-Levenshtein, with neighbours swapped once.
 */
function prefixDistance(typed: string, word: string, most: number): number {
  if (most === 0) return word.startsWith(typed) ? 0 : Infinity;
  if (lettersMissing(typed, word) > most) return Infinity;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    let smallest = at;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[at - 1] === word[column - 1];
      let least = Math.min(row[column]! + 1, next[column - 1]! + 1, row[column - 1]! + (same ? 0 : 1));
      if (at > 1 && column > 1 && typed[at - 1] === word[column - 2] && typed[at - 2] === word[column - 1])
        least = Math.min(least, before[column - 2]! + 1);
      next.push(least);
      smallest = Math.min(smallest, least);
    }
    if (smallest > most) return Infinity;
    before = row;
    row = next;
  }
  const least = Math.min(...row);
  return least > most ? Infinity : least;
}

/** Each of them is at least one letter to change: most words need no table. */
function lettersMissing(typed: string, word: string): number {
  let missing = 0;
  for (const letter of typed) if (!word.includes(letter)) missing += 1;
  return missing;
}

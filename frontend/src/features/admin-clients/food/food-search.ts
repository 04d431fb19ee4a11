import type { Food } from '@ironbloom/brand/foods';
import { searchNamed } from '@ironbloom/brand/search';
import type { Recipe } from './api.ts';

/** What may be added: a food of the list or a recipe of the site. */
export interface Findable {
  name: string;
  otherNames: readonly string[];
  food?: Food;
  recipe?: Recipe;
}

export const findables = (foods: readonly Food[], recipes: readonly Recipe[]): Findable[] => [
  ...foods.map((food) => ({
    name: food.name,
    otherNames: [
      ...food.otherNames,
      ...Object.values(food.names).flatMap((names) => String(names).split(', ')),
    ],
    food,
  })),
  ...recipes.map((recipe) => ({ name: recipe.name, otherNames: [], recipe })),
];

/** Of the scripts of India that Unicode lays out alike, from Devanagari to Malayalam. */
const INDIAN = /[\u0900-\u0D7F]/;
const BLOCK = 0x80;

/** Latin letters in the order of a block; "-" is a place without one. Consonants carry an "a" unless a sign follows. */
const VOWELS = 'a a i i u u ri - - e e ai - o o au'.split(' ');
const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ');
const SIGNS = 'a i i u u ri - - e e ai - o o au'.split(' ');
const FIRST = { vowel: 0x05, consonant: 0x15, sign: 0x3e };
const NO_VOWEL = 0x4d;
const NASALS = new Set([0x01, 0x02]);

/** पनीर as "panira", சாதம் as "chathama". */
function inLatin(text: string): string {
  let latin = '';
  for (const letter of text.normalize('NFC')) {
    const place = letter.codePointAt(0)! % BLOCK;
    const sign = SIGNS[place - FIRST.sign];
    if (!INDIAN.test(letter)) latin += letter;
    else if (place === NO_VOWEL) latin = latin.replace(/a$/, '');
    else if (sign !== undefined) latin = latin.replace(/a$/, '') + sign;
    else if (NASALS.has(place)) latin += 'n';
    else if (place >= FIRST.consonant) latin += `${CONSONANTS[place - FIRST.consonant] ?? ''}a`;
    else latin += VOWELS[place - FIRST.vowel] ?? '';
  }
  return latin;
}

/** How a word sounds, whatever way it is written: long vowels as short, voiced consonants as unvoiced, without breath. */
const soundOf = (word: string): string =>
  inLatin(word.toLowerCase())
    .replaceAll(/(?:ee|ii|y)/g, 'i')
    .replaceAll(/(?:oo|uu)/g, 'u')
    .replaceAll(/zh/g, 'l')
    .replaceAll(/ch+|sh|[cjzs]/g, 's')
    .replaceAll(/([kgtdpb])h/g, '$1')
    .replaceAll('g', 'k')
    .replaceAll('d', 't')
    .replaceAll('b', 'p')
    .replaceAll('w', 'v')
    .replaceAll('m', 'n')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/a$/, '');

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** Names that are the words first, then names that begin with them. */
function bySound(list: readonly Findable[], text: string): Findable[] {
  const asked = wordsOf(text).map(soundOf);
  const fit = (name: string): number => {
    const sounds = wordsOf(name).map(soundOf);
    if (!asked.every((sound) => sounds.some((word) => word.startsWith(sound)))) return Infinity;
    return sounds.length - asked.length + (asked.every((sound) => sounds.includes(sound)) ? 0 : NOT_WHOLE);
  };
  return list
    .map((item) => ({ item, fit: Math.min(...[item.name, ...item.otherNames].map(fit)) }))
    .filter((one) => one.fit < Infinity)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ item }) => item);
}

/** More than the words of any name. */
const NOT_WHOLE = 20;

const begins = ({ name, otherNames }: Findable, text: string): boolean => {
  const asked = wordsOf(text.toLowerCase());
  const words = wordsOf([name, ...otherNames].join(' ').toLowerCase());
  return asked.every((one) => words.some((word) => word.startsWith(one)));
};

/**
 * The name itself; then names that begin with the text, the shortest first, counted to the comma of "Rice, white, boiled"; then another
 * name; then the rest. On a tie as in the list, where foods stand before recipes.
 */
function ranked(list: readonly Findable[], found: readonly Findable[], text: string): readonly Findable[] {
  const asked = wordsOf(text.toLowerCase()).join(' ');
  const said = (name: string): string => wordsOf(name.toLowerCase()).join(' ');
  const places = new Map(list.map((item, place) => [item, place]));
  const rankOf = ({ name, otherNames }: Findable): number => {
    if (said(name) === asked) return 0;
    if (said(name).startsWith(asked)) return said(name.split(',')[0]!).length;
    return otherNames.some((other) => said(other) === asked) ? OTHER_NAME : Infinity;
  };
  const ranks = found.map((item) => ({ item, rank: rankOf(item) }));
  const best = ranks
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank || places.get(a.item)! - places.get(b.item)!);
  return [...best, ...ranks.filter(({ rank }) => rank === Infinity)].map(({ item }) => item);
}

/** More than the letters of any name. */
const OTHER_NAME = 1_000;

/** Best first: by name and other names; then by sound, as Indian names are spelt in many ways; then with typing errors. */
export function findFoods(list: readonly Findable[], text: string): readonly Findable[] {
  if (INDIAN.test(text)) return bySound(list, text);
  const named = searchNamed(list, text);
  if (named[0] && begins(named[0], text)) return ranked(list, named, text);
  return [...new Set([...bySound(list, text), ...named])];
}

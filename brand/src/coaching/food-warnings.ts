import {
  allergenWords,
  egg,
  fish,
  honey,
  type Ingredient,
  ingredients,
  meat,
  milk,
  notJain,
  shellfish,
  singleIngredients,
} from './food-words.ts';
import { allergens, type Food } from './foods.ts';

export type EatingStyle = 'vegan' | 'vegetarian' | 'egg' | 'nonveg' | 'jain';

/** How somebody eats, as she answered it. */
export interface FoodRules {
  diet: EatingStyle | null;
  /** Ids of allergens. */
  allergies: readonly string[];
  /** What she wrote about an allergy that has no id. */
  otherAllergy: string;
  dislikes: string;
}

export interface FoodWarning {
  kind: 'diet' | 'allergy' | 'dislike';
  /** "Onion: not in a Jain kitchen". */
  text: string;
}

/** What a food is known by: an entry of the list, or the words of a recipe or of something typed. */
export type FoodFacts =
  | { food: Pick<Food, 'name' | 'otherNames' | 'names' | 'diet' | 'allergens' | 'source'> }
  | { name: string; ingredients: readonly string[] };

const STYLES: readonly EatingStyle[] = ['vegan', 'vegetarian', 'egg', 'nonveg', 'jain'];

/** Of answers by their questions. */
export function foodRulesOf(answers: Readonly<Record<string, unknown>>): FoodRules {
  const { diet, allergies, allergyNotes, dislikes } = answers;
  const named = Array.isArray(allergies) ? allergies.filter((one) => typeof one === 'string') : [];
  return {
    diet: STYLES.find((style) => style === diet) ?? null,
    allergies: named.filter((id) => id !== 'none' && id !== 'other'),
    otherAllergy: named.includes('other') && typeof allergyNotes === 'string' ? allergyNotes : '',
    dislikes: typeof dislikes === 'string' ? dislikes : '',
  };
}

/** Why a food does not fit, the gravest first; each reason once. */
export function warningsOf(facts: FoodFacts, rules: FoodRules): FoodWarning[] {
  const all = [
    ...('food' in facts ? allergiesOfFood(facts.food, rules) : allergiesInWords(facts, rules)),
    ...otherAllergiesOf(facts, rules),
    ...('food' in facts ? dietOfFood(facts.food, rules) : dietInWords(facts, rules)),
    ...dislikesOf(facts, rules),
  ];
  return all.filter(({ text }, index) => all.findIndex((one) => one.text === text) === index);
}

const OUTSIDE: Readonly<Record<EatingStyle, string>> = {
  vegan: 'not vegan',
  vegetarian: 'not vegetarian',
  egg: 'not vegetarian',
  nonveg: '',
  jain: 'not in a Jain kitchen',
};

const allergenName = (id: string): string => allergens.find((one) => one.id === id)?.name ?? id;

const allergiesOfFood = (food: Pick<Food, 'allergens'>, { allergies }: FoodRules): FoodWarning[] =>
  food.allergens
    .filter((id) => allergies.includes(id))
    .map((id) => ({ kind: 'allergy', text: `${allergenName(id)}: named as an allergy` }));

function dietOfFood(
  food: Extract<FoodFacts, { food: unknown }>['food'],
  { diet: style }: FoodRules,
): FoodWarning[] {
  if (style === null || style === 'nonveg') return [];
  const outside = (what: string): FoodWarning => ({ kind: 'diet', text: `${what}: ${OUTSIDE[style]}` });
  const { name, diet, allergens: allergensIn } = food;
  const isPlant = diet.includes('vegetarian');
  if (style === 'vegan') {
    if (diet.includes('vegan')) return [];
    return [outside(diet.includes('egg') ? 'Egg' : isPlant && allergensIn.includes('milk') ? 'Milk' : name)];
  }
  if (!isPlant && !(style === 'egg' && diet.includes('egg')))
    return [outside(diet.includes('egg') ? 'Egg' : name)];
  if (style !== 'jain' || diet.includes('jain-ok')) return [];
  const found = foundIn(textsOf({ food }), notJain);
  return found.length > 0 ? found.map((one) => outside(one.name)) : [outside(name)];
}

const SAID: Readonly<Record<EatingStyle, readonly Ingredient[]>> = {
  vegan: [...meat, fish, shellfish, egg, milk, honey],
  vegetarian: [...meat, fish, shellfish, egg],
  egg: [...meat, fish, shellfish],
  nonveg: [],
  jain: [...meat, fish, shellfish, egg, ...notJain],
};

const dietInWords = (facts: WordFacts, { diet }: FoodRules): FoodWarning[] =>
  diet === null
    ? []
    : foundIn(textsOf(facts), SAID[diet]).map(({ name }) => ({
        kind: 'diet',
        text: `${name}: ${OUTSIDE[diet]}`,
      }));

type WordFacts = Extract<FoodFacts, { name: string }>;

const allergiesInWords = (facts: WordFacts, { allergies }: FoodRules): FoodWarning[] =>
  allergies
    .filter((id) => {
      const { [id]: named } = allergenWords;
      return named && foundIn(textsOf(facts), [named]).length > 0;
    })
    .map((id) => ({ kind: 'allergy', text: `${allergenName(id)}: named as an allergy` }));

/** Her own words name ingredients that we know, and others as she wrote them. */
function otherAllergiesOf(facts: FoodFacts, { otherAllergy }: FoodRules): FoodWarning[] {
  const texts = textsOf(facts);
  const known = foundIn([otherAllergy], ingredients);
  const words = wordsOf(otherAllergy).filter(
    (word) =>
      isFoodWord(word) && foundIn([word], known).length === 0 && texts.some((text) => holds(text, word)),
  );
  return [...foundIn(texts, known).map(({ name }) => name), ...words].map((name) => ({
    kind: 'allergy',
    text: `${capital(name)}: named as an allergy`,
  }));
}

/** A dislike of oats is none of all that has gluten: only single ingredients are known by other names. */
function dislikesOf(facts: FoodFacts, { dislikes }: FoodRules): FoodWarning[] {
  const texts = textsOf(facts);
  const disliked = [
    ...foundIn(texts, foundIn([dislikes], singleIngredients)).map(({ name }) => name),
    ...partsOf(dislikes).filter(
      (part) => foundIn([part], singleIngredients).length === 0 && texts.some((text) => holds(text, part)),
    ),
  ];
  return disliked.map((name) => ({ kind: 'dislike', text: `${capital(name)}: disliked` }));
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Words of a sentence about an allergy, and of recipes, that name no food. */
const NO_FOOD = new Set(
  'the and but for from with without not all any are has have had gives give gave get gets got makes make made can cannot cause causes feel feels mild severe strong bad very too much more most little some even only also when after before since while eat eats eating eaten food foods fruit fruits raw cooked fresh dry dried whole hot cold sweet sour powder piece pieces cup water allergy allergic allergies reaction reactions rash rashes itch itching itchy mouth throat skin lips tongue face swelling swells swollen hives breath stomach traces trace intolerant intolerance avoid other others like such this that these those them they her his you your our out'.split(
    ' ',
  ),
);

const isFoodWord = (word: string): boolean => word.length > 2 && !NO_FOOD.has(word);

function textsOf(facts: FoodFacts): string[] {
  if (!('food' in facts)) return [facts.name, ...facts.ingredients];
  const { name, otherNames, names: byLanguage, source } = facts.food;
  const items = source.recipe?.map(({ item }) => item) ?? [];
  return [name, ...otherNames, ...Object.values(byLanguage).map(String), ...items];
}

/** "Karela, raw onion and mushrooms" as parts. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;.\n]|\band\b|\bor\b|\bno\b/iu)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

const foundIn = (texts: readonly string[], among: readonly Ingredient[]): Ingredient[] => {
  const read = texts.map(wordsOf);
  return among.filter((one) => read.some((words) => names(words, one)));
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}’]+/u)
    .filter(Boolean);

const holds = (text: string, part: string): boolean => placesOf(wordsOf(text), wordsOf(part)).length > 0;

const NOT = new Set(['no', 'without', 'bina', 'zero']);
const FREE = new Set(['free', 'less']);
const JOIN = new Set(['and', 'or']);

/** "without onion and garlic", "egg free". */
function isDenied(words: readonly string[], start: number, length: number): boolean {
  if (FREE.has(words[start + length] ?? '')) return true;
  const before = words[start - 1] ?? '';
  if (NOT.has(before)) return true;
  return JOIN.has(before) && start >= 2 && isDenied(words, start - 2, 1);
}

function names(words: readonly string[], { words: all, not = [] }: Ingredient): boolean {
  const misread = not.flatMap((phrase) => {
    const parts = wordsOf(phrase);
    return placesOf(words, parts).map((start) => [start, start + parts.length] as const);
  });
  return all.some((phrase) => {
    const parts = wordsOf(phrase);
    return placesOf(words, parts).some(
      (start) =>
        !misread.some(([from, to]) => start >= from && start < to) && !isDenied(words, start, parts.length),
    );
  });
}

const placesOf = (words: readonly string[], parts: readonly string[]): number[] =>
  parts.length === 0
    ? []
    : words.flatMap((_, start) =>
        parts.every((part, at) => isWord(words[start + at], part)) ? [start] : [],
      );

const LATIN = /^[a-z]/;

const isPlural = (word: string, one: string): boolean =>
  word === `${one}s` || word === `${one}es` || (one.endsWith('y') && word === `${one.slice(0, -1)}ies`);

/** The word itself or its plural; in Indian letters also with an ending. */
function isWord(word: string | undefined, asked: string): boolean {
  if (word === undefined) return false;
  if (word === asked || isPlural(word, asked) || isPlural(asked, word)) return true;
  return !LATIN.test(asked) && asked.length >= 3 && word.startsWith(asked);
}

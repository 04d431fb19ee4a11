import { foodRulesOf, type FoodRules, warningsOf } from '@ironbloom/brand/food-warnings';
import { shippedFoods } from '@ironbloom/brand/foods';
import { describe, expect, it } from 'vitest';

const rules = (change: Partial<FoodRules> = {}): FoodRules => ({
  diet: null,
  allergies: [],
  otherAllergy: '',
  dislikes: '',
  ...change,
});
const food = (id: string) => ({ food: shippedFoods.find((one) => one.id === id)! });
const recipe = (...ingredients: string[]) => ({ name: 'A dish', ingredients });
const said = (...of: Parameters<typeof warningsOf>) => warningsOf(...of).map(({ text }) => text);

describe('a Jain client’s plan', () => {
  const jain = rules({ diet: 'jain' });
  it('warns about onion and garlic, whatever they are called', () => {
    expect(said(food('onion'), jain)).toEqual(['Onion: not in a Jain kitchen']);
    expect(said(food('poha'), jain)).toEqual([
      'Onion: not in a Jain kitchen',
      'Potato: not in a Jain kitchen',
    ]);
    expect(said(recipe('1 cup toor dal', '2 onions, sliced', '4 cloves of garlic'), jain)).toEqual([
      'Onion: not in a Jain kitchen',
      'Garlic: not in a Jain kitchen',
    ]);
    for (const word of ['pyaz', 'Kanda', 'vengaya', 'प्याज', 'வெங்காயம்'])
      expect(said(recipe(`1 ${word}`), jain)).toEqual(['Onion: not in a Jain kitchen']);
    for (const word of ['lahsun', 'lasun', 'लहसुन', 'பூண்டு'])
      expect(said(recipe(word), jain)).toEqual(['Garlic: not in a Jain kitchen']);
    expect(said(recipe('200 g aloo'), jain)).toEqual(['Potato: not in a Jain kitchen']);
    expect(said(recipe('Sprouted moong', 'honey'), jain)).toEqual([
      'Sprouts: not in a Jain kitchen',
      'Honey: not in a Jain kitchen',
    ]);
  });
  it('does not warn about what is written to be without them', () => {
    expect(said(recipe('Jain pav bhaji masala without onion and garlic', 'no garlic'), jain)).toEqual([]);
    expect(said(food('paneer'), jain)).toEqual([]);
  });
  it('warns about every food that the list does not call fit', () => {
    for (const one of shippedFoods)
      expect(said({ food: one }, jain).length > 0).toBe(!one.diet.includes('jain-ok'));
  });
});

it('keeps each way of eating', () => {
  const of = (id: string) =>
    (['vegan', 'vegetarian', 'egg', 'nonveg'] as const).map(
      (diet) => warningsOf(food(id), rules({ diet })).length > 0,
    );
  expect(of('paneer')).toEqual([true, false, false, false]);
  expect(of('egg-boiled')).toEqual([true, true, false, false]);
  expect(of('chicken-curry')).toEqual([true, true, true, false]);
  expect(of('rice-white-cooked')).toEqual([false, false, false, false]);
  expect(said(food('paneer'), rules({ diet: 'vegan' }))).toEqual(['Milk: not vegan']);
  expect(said(recipe('2 anda', 'salt'), rules({ diet: 'vegetarian' }))).toEqual(['Egg: not vegetarian']);
  expect(said(recipe('ghee', 'honey'), rules({ diet: 'vegan' }))).toEqual([
    'Milk: not vegan',
    'Honey: not vegan',
  ]);
});

it('names allergens of foods and of ingredients, and is not misled by names', () => {
  const allergic = rules({ allergies: ['milk', 'gluten', 'peanut'] });
  expect(said(food('poha'), allergic)).toEqual(['Peanut: named as an allergy']);
  expect(said(recipe('1 katori dahi'), allergic)).toEqual(['Milk: named as an allergy']);
  expect(said(recipe('coconut milk', 'rice flour', 'eggplant', 'coconut'), allergic)).toEqual([]);
  expect(said(recipe('2 rotis'), allergic)).toEqual(['Wheat and gluten: named as an allergy']);
  expect(said(recipe('hing'), allergic)).toEqual(['Wheat and gluten: named as an allergy']);
  expect(said(recipe('verkadalai'), allergic)).toEqual(['Peanut: named as an allergy']);
});

it('names what she dislikes by any of its names, and in her own words', () => {
  const disliking = rules({ dislikes: 'Karela, mushrooms and drumstick' });
  expect(said(recipe('1 bitter gourd'), disliking)).toEqual(['Bitter gourd: disliked']);
  expect(said(recipe('khumb'), disliking)).toEqual(['Mushroom: disliked']);
  expect(said(food('sambar'), disliking)).toEqual(['Drumstick: disliked']);
  expect(said(food('curd'), disliking)).toEqual([]);
});

it('reads the answers of the intake', () => {
  expect(
    foodRulesOf({ diet: 'jain', allergies: ['none'], allergyNotes: 'nothing', dislikes: 'Karela' }),
  ).toEqual({ diet: 'jain', allergies: [], otherAllergy: '', dislikes: 'Karela' });
  const other = foodRulesOf({ allergies: ['milk', 'other'], allergyNotes: 'Mushrooms give me a rash' });
  expect(other).toMatchObject({ allergies: ['milk'], otherAllergy: 'Mushrooms give me a rash' });
  expect(said(recipe('khumb'), other)).toEqual(['Mushroom: named as an allergy']);
});

it('warns about what she wrote of another allergy, in any food', () => {
  const other = (allergyNotes: string) => foodRulesOf({ allergies: ['other'], allergyNotes });
  const called = (name: string) => ({ name, ingredients: [] });
  expect(said(called('Kiwi salad'), other('Kiwi'))).toEqual(['Kiwi: named as an allergy']);
  expect(said(called('Pineapple raita'), other('Jackfruit, pineapple.'))).toEqual([
    'Pineapple: named as an allergy',
  ]);
  expect(said(recipe('1 strawberry'), other('Strawberries give me a rash'))).toEqual([
    'Strawberries: named as an allergy',
  ]);
  expect(said(food('apple'), other('Kiwi and raw papaya make my mouth itch'))).toEqual([]);
  expect(said(food('papaya'), other('Kiwi and raw papaya make my mouth itch'))).toEqual([
    'Papaya: named as an allergy',
  ]);
});

it('takes a dislike of oats as one of oats, not of all that has gluten', () => {
  const oats = rules({ dislikes: 'Oats.' });
  for (const id of ['roti', 'bread-white', 'bajra-roti', 'jowar-roti'])
    expect(said(food(id), oats)).toEqual([]);
  expect(said(food('oats-dry'), oats)).toEqual(['Oats: disliked']);
  expect(said(food('oats-porridge-milk'), oats)).toEqual(['Oats: disliked']);
  expect(said(food('curd'), rules({ dislikes: 'paneer' }))).toEqual([]);
});

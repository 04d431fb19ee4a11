import { shippedFoods } from '@ironbloom/brand/foods';
import { portionFigures } from '@ironbloom/brand/nutrition';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  comparedDay,
  copiedDay,
  inUnit,
  itemOf,
  meanEnergy,
  moved,
  newPlan,
  nextOption,
  portionOfFood,
  stepped,
} from './food-plan.ts';
import { findables, findFoods } from './food-search.ts';

const food = (id: string) => shippedFoods.find((one) => one.id === id)!;

describe('a portion', () => {
  it('begins with one of its household measure', () => {
    const rice = portionOfFood(food('rice-white-cooked'));
    expect(rice).toMatchObject({
      amount: 1,
      unit: 'katori (150 ml)',
      unitGrams: 125,
      sourceId: 'rice-white-cooked',
    });
    expect(portionFigures(rice).kcal).toBeCloseTo(162.5);
  });
  it('keeps its weight in another measure', () => {
    const rice = portionOfFood(food('rice-white-cooked'));
    const grams = inUnit(rice, 'g', 1);
    expect([grams.amount, grams.unit]).toEqual([125, 'g']);
    expect(inUnit(grams, 'cup', 160).amount).toBe(0.75);
  });
  it('takes typed amounts, and steps', () => {
    expect(['1', '0,5', ' 200 ', '', 'x', '-1', '0', '0.001'].map(amountOf)).toEqual([
      1,
      0.5,
      200,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const rice = portionOfFood(food('rice-white-cooked'));
    expect([stepped(rice, 1), stepped(rice, -10), stepped({ ...rice, unit: 'g', amount: 100 }, 10)]).toEqual([
      1.25, 0.25, 150,
    ]);
  });
});

it('copies a day and an option with ids of their own', () => {
  const plan = newPlan(4, null);
  const banana = itemOf(portionOfFood(food('banana')));
  const [meal] = plan.training.meals;
  const from = { ...plan.training, meals: [{ ...meal!, options: [{ id: 'o', items: [banana] }] }] };
  const copy = copiedDay(from, plan.rest);
  expect(copy.meals[0]!.name).toBe(meal!.name);
  const ids = [copy.meals[0]!.id, copy.meals[0]!.options[0]!.id, copy.meals[0]!.options[0]!.items[0]!.id];
  expect(ids).not.toContain(meal!.id);
  expect(ids).not.toContain(banana.id);
  expect(nextOption(from.meals[0]!.options[0]).items[0]).toMatchObject({ name: banana.name });
});

describe('the targets of a plan', () => {
  const target = { kcal: 2_000, protein: 120, carbs: 200, fat: 60 };
  const both = newPlan(4, { training: target, rest: { ...target, kcal: 1_650 } });
  it('are compared with nothing where a client may have none', () => {
    expect(comparedDay(both.training, { may: 'calculate', why: null }).target).toEqual(target);
    expect(comparedDay(both.training, { may: 'none', why: 'Under 18' }).target).toBeNull();
  });
  it('have a mean of both days, not of one', () => {
    expect(meanEnergy(both)).toBe(1_850);
    expect(meanEnergy({ ...both, training: { ...both.training, target: null } })).toBeUndefined();
    expect(meanEnergy(newPlan(4, null))).toBeUndefined();
    expect(meanEnergy({ ...both, trainingDays: 7, rest: { target: null, meals: [] } })).toBe(2_000);
  });
});

it('moves within the ends', () => {
  expect([moved(['a', 'b', 'c'], 0, 1), moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

describe('the search', () => {
  const list = findables(shippedFoods, []);
  const first = (text: string) => findFoods(list, text)[0]?.name;
  it.each([
    ['paneer', 'Paneer'],
    ['chawal', 'Rice, white, boiled'],
    ['bananna', 'Banana'],
    ['pyaz', 'Onion'],
    ['chaval', 'Rice, white, boiled'],
    ['पनीर', 'Paneer'],
    ['केला', 'Banana'],
    ['சாதம்', 'Rice, white, boiled'],
    ['தயிர்', 'Curd'],
    ['అన్నం', 'Rice, white, boiled'],
    ['ಅನ್ನ', 'Rice, white, boiled'],
  ])('finds %s', (text, name) => {
    expect(first(text)).toContain(name);
  });
  it.each([
    ['rice', 'Rice, white, boiled'],
    ['banana', 'Banana, robusta'],
    ['curd', 'Curd, whole milk'],
    ['peanut', 'Peanuts'],
    ['onion', 'Onion'],
    ['lahsun', 'Garlic'],
    ['adrak', 'Ginger'],
  ])('finds the food itself first: %s', (text, name) => {
    const banana = { name: 'Banana Protein Smoothie', otherNames: [] };
    expect(findFoods([...list, banana], text)[0]?.name).toBe(name);
  });
  it('finds nothing for nonsense', () => {
    expect(findFoods(list, 'qwertzuiop')).toEqual([]);
    expect(findFoods(list, 'ऋऋऋऋ')).toEqual([]);
  });
});

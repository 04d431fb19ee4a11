import {
  activityOf,
  type Body,
  firstTargets,
  restingEnergy,
  splitTargets,
  whyNoTargets,
} from '@ironbloom/brand/food-targets';
import { energyOf } from '@ironbloom/brand/nutrition';
import { expect, it } from 'vitest';

const of = (sex: Body['sex'], years: number, cm: number, kg: number): Body => ({ sex, years, cm, kg });

// The table of nutrition-targets, § 7.
it.each([
  [of('female', 34, 162, 71.4), 1.375, 1_396, 1_919, 1_630],
  [of('male', 44, 174, 86), 1.375, 1_733, 2_382, 2_020],
  [of('male', 29, 178, 78), 1.55, 1_753, 2_716, 2_310],
  [of('female', 58, 150, 52), 1.2, 1_007, 1_208, 1_210],
])('computes %o at %d', (body, activity, resting, maintenance, kcal) => {
  const answer = firstTargets({ ...body, activity, goal: 'lose-fat' })!;
  expect(Math.round(answer.resting)).toBe(resting);
  expect(Math.round(answer.maintenance)).toBe(maintenance);
  expect(answer.target.kcal).toBe(kcal);
});

it('takes the mean of both constants where no sex is stated', () => {
  const mean = (restingEnergy(of('male', 30, 170, 70)) + restingEnergy(of('female', 30, 170, 70))) / 2;
  expect(restingEnergy(of('other', 30, 170, 70))).toBe(mean);
});

it('has no targets under 18 or under a BMI of 18.5', () => {
  expect(whyNoTargets(of('male', 17, 170, 70))).toContain('Under 18');
  expect(firstTargets({ ...of('male', 17, 170, 70), activity: 1.2, goal: 'other' })).toBeUndefined();
  expect(whyNoTargets(of('female', 30, 170, 53.4))).toContain('doctor');
  expect(whyNoTargets(of('female', 30, 170, 53.5))).toBeUndefined();
});

it.each([
  // 20% of 3,960 would be 792 below.
  ['500 kcal', of('male', 25, 195, 120), 1.725, -0.2, 500],
  ['the floor', of('male', 60, 165, 70), 1.2, -0.2, undefined],
])('stops a deficit at %s', (_, body, activity, change, most) => {
  const { target, maintenance, resting, limits } = firstTargets({
    ...body,
    activity,
    change,
    goal: 'lose-fat',
  })!;
  expect(limits).not.toEqual([]);
  if (most !== undefined) expect(maintenance - target.kcal).toBeLessThanOrEqual(most);
  expect(target.kcal).toBeGreaterThanOrEqual(Math.min(resting, 1_500));
});

it('keeps every limit for many bodies and macros that add up within 10 kcal', () => {
  for (const sex of ['male', 'female', 'other'] as const)
    for (const years of [18, 35, 61, 80])
      for (const cm of [145, 160, 175, 195])
        for (const kg of [45, 58, 72, 95, 140])
          for (const activity of [1.2, 1.375, 1.55, 1.725, 1.9])
            for (const goal of ['lose-fat', 'build-muscle', 'other'] as const)
              for (const change of [-0.4, -0.2, -0.1, 0.05, 0.3]) {
                const body = of(sex, years, cm, kg);
                const answer = firstTargets({ ...body, activity, goal, change });
                if (!answer) {
                  expect(kg / (cm / 100) ** 2).toBeLessThan(18.5);
                  continue;
                }
                const { target, maintenance, resting, leastFat } = answer;
                expect(Math.abs(energyOf(target) - target.kcal)).toBeLessThanOrEqual(10);
                expect(target.kcal % 10).toBe(0);
                expect(target.protein % 5).toBe(0);
                expect(target.fat).toBeGreaterThanOrEqual(leastFat);
                if (target.kcal >= Math.round(maintenance / 10) * 10) {
                  expect(target.kcal).toBeLessThanOrEqual(maintenance * 1.1 + 5);
                  continue;
                }
                expect(goal).toBe('lose-fat');
                expect(kg / (cm / 100) ** 2).toBeGreaterThanOrEqual(20);
                expect(target.kcal).toBeGreaterThanOrEqual(maintenance - 500);
                expect(target.kcal).toBeGreaterThanOrEqual(maintenance * 0.8 - 5);
                expect(target.kcal).toBeGreaterThanOrEqual(resting);
                expect(target.kcal).toBeGreaterThanOrEqual(sex === 'female' ? 1_200 : 1_500);
              }
});

it('counts protein by goal, in a first step, and by the weight at BMI 25 over 27.5', () => {
  const perKg = (change: object) =>
    firstTargets({ ...of('female', 34, 164, 62.8), activity: 1.375, goal: 'lose-fat', ...change })!.protein
      .perKg;
  expect(perKg({})).toEqual([1.6, 2.2]);
  expect(perKg({ goal: 'build-muscle' })).toEqual([1.6, 2]);
  expect(perKg({ goal: 'other' })).toEqual([1.4, 1.8]);
  expect(perKg({ isNew: true })).toEqual([1.2, 1.6]);
  expect(perKg({ years: 61 })).toEqual([1.2, 1.6]);
  const heavy = firstTargets({ ...of('male', 40, 170, 100), activity: 1.375, goal: 'other' })!;
  expect(heavy.protein.countedKg).toBeCloseTo(72.25, 6);
  expect(
    firstTargets({ ...of('male', 40, 170, 79), activity: 1.375, goal: 'other' })!.protein.countedKg,
  ).toBe(79);
});

it('splits training and rest days so that the week keeps its mean', () => {
  const target = { kcal: 1_640, protein: 120, carbs: 175, fat: 51 };
  const { training, rest } = splitTargets(target, 4);
  expect(training.carbs - rest.carbs).toBe(30);
  expect((training.carbs * 4 + rest.carbs * 3) / 7).toBeCloseTo(175, 0);
  expect(training.kcal).toBe(energyOf(training));
  expect(splitTargets(target, 7).training.carbs).toBe(175);
});

it('takes the lower of two activities', () => {
  expect(activityOf('4000-7000', 4)).toBe(1.375);
  expect(activityOf('7000-10000', 2)).toBe(1.375);
  expect(activityOf('7000-10000', 3)).toBe(1.55);
  expect(activityOf('over-10000', 5)).toBe(1.725);
  expect(activityOf('under-4000', 0)).toBe(1.2);
});

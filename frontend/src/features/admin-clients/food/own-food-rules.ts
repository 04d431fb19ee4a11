import * as z from 'zod/mini';

const figure = (most: number) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,5}([.,]\d{1,2})?$/, 'Please enter a number')),
    z.pipe(
      z.transform((text: string) => Number(text.replace(',', '.'))),
      z.number().check(z.maximum(most, `At most ${most}`)),
    ),
  );

export const ownFood = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter a name'), z.maxLength(200)),
  unit: z.string().check(z.trim(), z.minLength(1, 'Please enter a unit, such as plate'), z.maxLength(60)),
  kcal: figure(20_000),
  protein: figure(5_000),
  carbs: figure(5_000),
  fat: figure(5_000),
});

import * as z from 'zod/mini';

const text = (required: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(longest, `At most ${longest} characters`));

export const ending = z.object({ reason: text('Please say why', 2_000) });
export const note = z.object({ text: text('Please write something', 2_000) });
export const task = z.object({
  text: text('Please say what is to be done', 500),
  dueOn: z.union([z.literal(''), z.iso.date('Please choose a day')]),
});

const words = z.string().check(z.trim(), z.maxLength(1_000, 'At most 1000 characters'));

export const daysOff = z
  .object({
    fromOn: z.iso.date('Please choose a day'),
    untilOn: z.iso.date('Please choose a day'),
    words,
  })
  .check(
    z.refine(({ fromOn, untilOn }) => fromOn <= untilOn, {
      path: ['untilOn'],
      error: 'The last day is before the first one',
    }),
  );
export const agreement = z.object({ words });
export const refusal = z.object({ words: text('Please say why', 1_000) });

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../api/errors.ts';
import { startEngine, type FieldErrors, type Texts } from './engine.ts';

const name = z.string().check(z.trim(), z.minLength(1, 'Enter the name'));
const rules = z.object({
  title: z.string().check(z.minLength(1, 'Enter a title')),
  user: z.object({ name, age: z.pipe(z.string(), z.transform(Number)) }),
});

/** An engine without inputs, with the errors it has reported. */
function open() {
  const shown: FieldErrors[] = [];
  const sent: z.output<typeof rules>[] = [];
  const invalid: FieldErrors[] = [];
  const named: boolean[] = [];
  const engine = startEngine(rules, (errors) => shown.push(errors));
  const submit = (texts: Texts, refusal?: Error): Promise<void> =>
    engine.submit(texts, {
      send: async (values) => {
        sent.push(values);
        if (refusal) throw refusal;
      },
      onInvalid: (errors) => invalid.push(errors),
      onRefused: (_error, isNamed) => named.push(isNamed),
    });
  return { engine, submit, shown, sent, invalid, named };
}

test('names with dots are nested values, in the rules and in their errors', async () => {
  const { submit, shown, sent, invalid } = open();
  await submit({ title: '', 'user.name': ' ', 'user.age': '30' });
  const problems = { title: 'Enter a title', 'user.name': 'Enter the name' };
  expect(invalid).toEqual([problems]);
  expect(shown.at(-1)).toEqual(problems);
  expect(sent).toEqual([]);
  await submit({ title: 'T', 'user.name': ' Asha ', 'user.age': '30' });
  expect(sent).toEqual([{ title: 'T', user: { name: 'Asha', age: 30 } }]);
  expect(shown.at(-1)).toEqual({});
});

test('the server’s errors of this form’s fields are shown until cleared', async () => {
  const { engine, submit, shown, named } = open();
  const fields = { 'user.age': 'Not this one.', title: 'Taken.', elsewhere: 'Not here.' };
  const refusal = new ApiError(400, { code: 'X', message: 'Refused.', requestId: 'r', fields });
  const texts = { title: 'T', 'user.name': 'Asha', 'user.age': '30' };
  await submit(texts, refusal);
  expect(shown.at(-1)).toEqual({ 'user.age': 'Not this one.', title: 'Taken.' });
  engine.clear('user.age');
  expect(shown.at(-1)).toEqual({ title: 'Taken.' });
  await submit(texts, new Error('Lost on the way.'));
  expect(shown.at(-1)).toEqual({});
  expect(named).toEqual([true, false]);
});

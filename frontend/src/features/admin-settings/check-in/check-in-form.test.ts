import { shippedCheckIn } from '@ironbloom/brand/check-in';
import { expect, it } from 'vitest';
import type { PublishedForm } from './api.ts';
import { checkInOf, formOf, labelOf, newQuestion, problemsOf, questionInWords } from './check-in-form.ts';

const form = formOf({ checkIn: shippedCheckIn } as unknown as PublishedForm);
const of = (id: string) => form.questions.find((question) => question.id === id)!;

it('publishes what is shipped as it is', () => {
  expect(problemsOf(form)).toEqual({});
  expect(checkInOf(form)).toEqual(shippedCheckIn);
});

it('keeps the ids of questions: answers of several weeks are compared by them', () => {
  const changed = { ...form, questions: [{ ...of('sleep'), text: 'Your sleep?' }, newQuestion('text')] };
  const [sleep, added] = checkInOf(changed).questions;
  expect(sleep).toMatchObject({ id: 'sleep', text: 'Your sleep?' });
  expect(added!.id).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
});

it('names what the server would refuse', () => {
  expect(
    problemsOf({
      intro: ' ',
      questions: [
        { ...of('weight'), min: '80', max: '60' },
        { ...of('sleep'), choices: 'Only one\n\n' },
        { ...of('pain'), text: '', everyWeeks: '0', maxLength: '10' },
        { ...of('photos'), views: 'front\nfront' },
      ],
    }),
  ).toEqual({
    intro: 'This is required',
    'questions.0.max': 'The smallest is not below the largest',
    'questions.1.choices': 'From 2 to 10 choices, one a line',
    'questions.2.text': 'This is required',
    'questions.2.everyWeeks': 'Enter whole weeks, from 1 to 12',
    'questions.2.maxLength': 'Enter whole characters, from 50 to 4000',
    'questions.3.views': 'Two views are the same',
  });
});

it('says a question in a line, and a difference by its words', () => {
  expect(questionInWords(of('stress'))).toBe('Choice of 5. Lower is better. Required');
  expect(questionInWords(of('photos'))).toBe('3 photographs. Every 4 weeks. Not without food targets');
  expect(labelOf('questions.#pain.help', form)).toBe(`“${of('pain').text}”, help`);
});

import { intake, type IntakeQuestion } from '@ironbloom/brand/coaching';
import { expect, test } from 'vitest';
import { answerInWords } from './answers.ts';

const question = (id: string): IntakeQuestion =>
  intake.steps.flatMap(({ questions }) => questions).find((one) => one.id === id)!;

test.each([
  ['goal', 'lose-fat', 'Lose fat'],
  ['height', 172, '172 cm'],
  ['why', 'A wedding in May', 'A wedding in May'],
  ['goal', 'of-an-older-release', 'of-an-older-release'],
] as const)('%s %s: %s', (id, answer, words) => expect(answerInWords(question(id), answer)).toBe(words));

test('several answers are one line', () => {
  const [first, second] = (question('equipment') as { options: readonly { value: string; label: string }[] })
    .options;
  expect(answerInWords(question('equipment'), [first!.value, second!.value])).toBe(
    `${first!.label}, ${second!.label}`,
  );
});

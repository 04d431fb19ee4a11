import { questions } from '../../src/modules/programs/intake/intake.dto.ts';

function someAnswerTo(question: (typeof questions)[number]): unknown {
  if (question.kind === 'single') return question.options[0]!.value;
  if (question.kind === 'multi') return [question.options[0]!.value];
  return question.kind === 'number' ? question.min : 'Because';
}
/** Something valid to each question of the intake. */
export const everyAnswer = () =>
  Object.fromEntries(questions.map((question) => [question.id, someAnswerTo(question)]));

import type { Answer, IntakeQuestion } from '@ironbloom/brand/coaching';

/** An answer by the words of its options. */
export function answerInWords(question: IntakeQuestion, answer: Answer): string {
  switch (question.kind) {
    case 'single':
    case 'multi': {
      const labelOf = (value: string | number): string =>
        question.options.find((option) => String(option.value) === String(value))?.label ?? String(value);
      return [answer].flat().map(labelOf).join(', ');
    }
    case 'number':
      return `${String(answer)} ${question.unit}`;
    case 'text':
    case 'phone':
      return String(answer);
  }
}

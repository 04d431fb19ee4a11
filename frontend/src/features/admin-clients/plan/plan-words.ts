import type { PlanSummary } from '../api.ts';

/** "Training, food, a text and a PDF". */
export function partsInWords(
  plan: Pick<PlanSummary, 'hasTraining' | 'hasFood' | 'hasText' | 'documentId'>,
): string {
  const parts = [
    plan.hasTraining && 'training',
    plan.hasFood && 'food',
    plan.hasText && 'a text',
    plan.documentId !== null && 'a PDF',
  ].filter((part) => part !== false);
  const words = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

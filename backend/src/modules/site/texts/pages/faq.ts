import type { FaqContent } from '@ironbloom/brand';
import { shippedContent } from '@ironbloom/brand/content';
import { z } from 'zod';
import { itemId, items, line, paragraph, searchWords } from './content-fields.ts';
import { type EditablePage, searchParts } from './editable-page.ts';

const question = z.object({
  id: itemId,
  title: line(160),
  answer: z.array(paragraph(1_500)).min(1, 'Please write an answer').max(12),
});

export const faqPage: EditablePage<FaqContent> = {
  title: 'FAQ',
  schema: z.object({ ...searchWords, questions: items(question, 40) }),
  shipped: shippedContent.faq,
  parts: ({ questions, ...search }) => [
    ...searchParts(search),
    ...questions.map(({ id, title, answer }) => ({ key: id, what: title, text: answer.join('\n\n') })),
  ],
};

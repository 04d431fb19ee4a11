import { shippedContent } from '@ironbloom/brand/content';
import { z } from 'zod';
import { itemId, items, line, paragraph, searchWords } from './content-fields.js';
import { searchParts } from './editable-page.js';
const question = z.object({
    id: itemId,
    title: line(160),
    answer: z.array(paragraph(1_500)).min(1, 'Please write an answer').max(12),
});
export const faqPage = {
    title: 'Questions',
    schema: z.object({ ...searchWords, questions: items(question, 40) }),
    shipped: shippedContent.faq,
    parts: ({ questions, ...search }) => [
        ...searchParts(search),
        ...questions.map(({ id, title, answer }) => ({ key: id, what: title, text: answer.join('\n\n') })),
    ],
};
//# sourceMappingURL=faq.js.map
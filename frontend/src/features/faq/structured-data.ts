import type { FaqContent } from '@ironbloom/brand';

/** schema.org FAQPage; nothing without questions. */
export function faqPage({ questions }: FaqContent): object[] {
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    },
  ];
}

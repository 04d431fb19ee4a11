import { Stack } from '#shared/ui/layout/flow.tsx';
import type { FaqContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Accordion } from '#shared/ui/layout/accordion.tsx';

/** site-17: the first one starts open. */
export function Questions({ questions }: FaqContent): ReactNode {
  if (questions.length === 0) {
    return <p className="lead">There are no questions here at the moment. Ask a coach instead.</p>;
  }
  return (
    <Accordion
      defaultOpen={questions[0]?.id ?? ''}
      items={questions.map(({ id, title, answer }) => ({
        id,
        title,
        content: (
          <Stack gap="3h">
            {answer.map((paragraph, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs may repeat
              <p key={index}>{paragraph}</p>
            ))}
          </Stack>
        ),
      }))}
    />
  );
}

import type { FaqContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { bind, LineField, type Part } from '#shared/document/fields.tsx';
import { freshId, type PageForm } from '../content.ts';
import { SearchFields, TextsField } from '../fields/fields.tsx';
import { ListField } from '../fields/list-field.tsx';

function FaqFields({ part }: { part: Part<FaqContent> }): ReactNode {
  return (
    <>
      <ListField
        of={bind(part, 'questions')}
        legend="Questions"
        hint={
          part.value.questions.length > 0
            ? 'Shown in this order. The first one starts open.'
            : 'If empty, the page invites visitors to ask a question.'
        }
        one="question"
        most={40}
        called={({ title }) => title}
        create={() => ({ id: freshId(), title: '', answer: [''] })}
      >
        {(item) => (
          <>
            <LineField label="Question" of={bind(item, 'title')} />
            <TextsField
              label="Answer"
              hint="An empty line begins a new paragraph."
              between={'\n\n'}
              rows={8}
              of={bind(item, 'answer')}
            />
          </>
        )}
      </ListField>
      <SearchFields part={part} />
    </>
  );
}

export const faqForm: PageForm<'faq'> = {
  page: 'faq',
  Form: FaqFields,
  labels: { questions: 'Questions', description: 'Description', keywords: 'Keywords' },
};

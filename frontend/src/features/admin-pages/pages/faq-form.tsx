import type { FaqContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { ListField } from '../fields/list-field.tsx';
import { SearchFields } from '../fields/search-fields.tsx';
import { LineField, TextsField } from '../fields/text-fields.tsx';
import { bind, bindWhole, type PageForm, type PageFormProps } from '../page-form.ts';

function FaqFields({ part }: PageFormProps<FaqContent>): ReactNode {
  return (
    <>
      <ListField
        {...bindWhole(part, 'questions')}
        legend="Questions"
        hint={
          part.content.questions.length > 0
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
            <LineField label="Question" {...bind(item, 'title')} />
            <TextsField
              label="Answer"
              hint="An empty line begins a new paragraph."
              between={'\n\n'}
              rows={8}
              {...bind(item, 'answer')}
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
  title: 'FAQ',
  Form: FaqFields,
  labels: { questions: 'Questions', description: 'Description', keywords: 'Keywords' },
};

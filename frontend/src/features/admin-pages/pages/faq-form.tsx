import type { FaqContent, Question } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { ListField } from '../fields/list-field.tsx';
import { SearchFields } from '../fields/search-fields.tsx';
import { LineField, TextsField } from '../fields/text-fields.tsx';
import { errorAt, type PageForm, type PageFormProps } from '../page-form.ts';

function FaqFields({ content, errors, busy, set }: PageFormProps<FaqContent>): ReactNode {
  return (
    <>
      <ListField<Question>
        name="questions"
        legend="Questions"
        hint={
          content.questions.length > 0
            ? 'Shown in this order. The first one starts open.'
            : 'If empty, the page invites visitors to ask a question.'
        }
        one="question"
        most={40}
        items={content.questions}
        errors={errors}
        busy={busy}
        called={({ title }) => title}
        create={() => ({ id: freshId(), title: '', answer: [''] })}
        onChange={(questions) => set({ questions })}
      >
        {({ title, answer }, change, path) => (
          <>
            <LineField
              label="Question"
              value={title}
              error={errors[`${path}.title`]}
              busy={busy}
              onChange={(next) => change({ title: next })}
            />
            <TextsField
              label="Answer"
              hint="An empty line begins a new paragraph."
              between={'\n\n'}
              rows={8}
              texts={answer}
              error={errorAt(errors, `${path}.answer`)}
              busy={busy}
              onChange={(next) => change({ answer: next })}
            />
          </>
        )}
      </ListField>
      <SearchFields content={content} errors={errors} busy={busy} set={set} />
    </>
  );
}

export const faqForm: PageForm<'faq'> = {
  page: 'faq',
  title: 'FAQ',
  Form: FaqFields,
  labels: { questions: 'Questions', description: 'Description', keywords: 'Keywords' },
};

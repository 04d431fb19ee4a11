import type { LegalContent, LegalSection } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { HtmlField } from '../fields/html-field.tsx';
import { ListField } from '../fields/list-field.tsx';
import { LineField } from '../fields/text-fields.tsx';
import type { PageForm, PageFormProps } from '../page-form.ts';
import { LegalReview } from './legal-review.tsx';

function LegalFields({ content, errors, busy, set }: PageFormProps<LegalContent>): ReactNode {
  return (
    <>
      <LineField
        label="In force since"
        hint="Shown at the top. Earlier versions stay available with their own date."
        type="date"
        value={content.inForceSince}
        error={errors['inForceSince']}
        busy={busy}
        onChange={(inForceSince) => set({ inForceSince })}
      />
      <ListField<LegalSection>
        name="sections"
        legend="Sections"
        one="section"
        most={60}
        items={content.sections}
        errors={errors}
        busy={busy}
        called={({ title }) => title}
        create={() => ({ id: freshId(), title: '', html: '' })}
        onChange={(sections) => set({ sections })}
      >
        {({ title, html }, change, path) => (
          <>
            <LineField
              label="Title"
              value={title}
              error={errors[`${path}.title`]}
              busy={busy}
              onChange={(next) => change({ title: next })}
            />
            <HtmlField
              label="Text"
              html={html}
              error={errors[`${path}.html`]}
              onChange={(next) => change({ html: next })}
            />
          </>
        )}
      </ListField>
    </>
  );
}

const legal = {
  Form: LegalFields,
  Review: LegalReview,
  labels: { inForceSince: 'In force since', sections: 'Sections' },
};

export const termsForm: PageForm<'terms'> = { page: 'terms', title: 'Terms', ...legal };
export const privacyForm: PageForm<'privacy'> = { page: 'privacy', title: 'Privacy', ...legal };

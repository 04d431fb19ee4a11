import type { HomeContent, TextSection } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { HtmlField } from '../fields/html-field.tsx';
import { ListField } from '../fields/list-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import type { PageFormProps } from '../page-form.ts';

/** The long text of home. */
export function AboutFields({ content, errors, busy, set }: PageFormProps<HomeContent>): ReactNode {
  return (
    <>
      <LineField
        label="Heading about coaching"
        value={content.aboutTitle}
        error={errors['aboutTitle']}
        busy={busy}
        onChange={(aboutTitle) => set({ aboutTitle })}
      />
      <LinesField
        label="Introduction about coaching"
        value={content.aboutLede}
        error={errors['aboutLede']}
        busy={busy}
        onChange={(aboutLede) => set({ aboutLede })}
      />
      <PictureField
        label="Picture about coaching"
        picture={content.aboutPicture}
        ratio="4 / 5"
        errors={errors}
        path="aboutPicture"
        busy={busy}
        onChange={(aboutPicture) => set({ aboutPicture })}
      />
      <ListField<TextSection>
        name="aboutSections"
        legend="Sections about coaching"
        one="section"
        most={10}
        items={content.aboutSections}
        errors={errors}
        busy={busy}
        called={({ title }) => title}
        create={() => ({ id: freshId(), title: '', html: '' })}
        onChange={(aboutSections) => set({ aboutSections })}
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

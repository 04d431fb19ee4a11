import type { Claim, HomeContent, TextSection } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { ItemFields, type TextOf } from '../fields/item-fields.tsx';
import { ListField } from '../fields/list-field.tsx';
import { LineField, LinesField, TextsField } from '../fields/text-fields.tsx';
import { errorAt, type PageForm, type PageFormProps } from '../page-form.ts';
import { StepsField } from './home-steps-field.tsx';
import { HtmlField } from '../fields/html-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';

const claimTexts: readonly TextOf<Claim>[] = [
  { name: 'value', label: 'Figure', hint: 'Such as 30+ or 48 hours.' },
  { name: 'label', label: 'Of what' },
];

function HomeFields(props: PageFormProps<HomeContent>): ReactNode {
  const { content, errors, busy, set } = props;
  return (
    <>
      <TextsField
        label="Headline"
        hint="One per line, at most four."
        between={'\n'}
        texts={content.headline}
        error={errorAt(errors, 'headline')}
        busy={busy}
        onChange={(headline) => set({ headline })}
      />
      <LinesField
        label="Subheading"
        value={content.lead}
        error={errors['lead']}
        busy={busy}
        onChange={(lead) => set({ lead })}
      />
      <ListField<Claim>
        name="claims"
        legend="Figures"
        hint="Key numbers of the business. Leave empty to hide the row."
        one="figure"
        most={4}
        items={content.claims}
        errors={errors}
        busy={busy}
        called={({ value, label }) => `${value} ${label}`.trim()}
        create={() => ({ id: freshId(), value: '', label: '' })}
        onChange={(claims) => set({ claims })}
      >
        {(claim, change, path) => (
          <ItemFields<Claim>
            item={claim}
            texts={claimTexts}
            errors={errors}
            path={path}
            busy={busy}
            onChange={change}
          />
        )}
      </ListField>
      <StepsField {...props} />
      <AboutFields {...props} />
      <LinesField
        label="Description for search engines"
        hint="Shown in search results. The keywords are set under Business."
        rows={2}
        value={content.description}
        error={errors['description']}
        busy={busy}
        onChange={(description) => set({ description })}
      />
    </>
  );
}

export const homeForm: PageForm<'home'> = {
  page: 'home',
  title: 'Home',
  Form: HomeFields,
  labels: {
    description: 'Description',
    headline: 'Headline',
    lead: 'Subheading',
    claims: 'Figures',
    steps: 'Steps',
    aboutTitle: 'Heading about coaching',
    aboutLede: 'Introduction about coaching',
    aboutPicture: 'Picture about coaching',
    aboutSections: 'Sections about coaching',
  },
};

/** The long text of home. */
function AboutFields({ content, errors, busy, set }: PageFormProps<HomeContent>): ReactNode {
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

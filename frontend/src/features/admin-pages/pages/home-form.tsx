import { type HomeContent, type HowStep, type StepIcon, stepIcons } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { bind, type Bound, LineField, LinesField, type Part } from '#shared/document/fields.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { freshId, type PageForm } from '../content.ts';
import { TextsField } from '../fields/fields.tsx';
import { HtmlField } from '../fields/html-field.tsx';
import { ListField } from '../fields/list-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';

function HomeFields({ part }: { part: Part<HomeContent> }): ReactNode {
  return (
    <>
      <TextsField
        label="Headline"
        hint="One per line, at most four."
        between={'\n'}
        of={bind(part, 'headline')}
      />
      <LinesField label="Subheading" of={bind(part, 'lead')} />
      <ListField
        of={bind(part, 'claims')}
        legend="Figures"
        hint="Key numbers of the business. Leave empty to hide the row."
        one="figure"
        most={4}
        called={({ value, label }) => `${value} ${label}`.trim()}
        create={() => ({ id: freshId(), value: '', label: '' })}
      >
        {(item) => (
          <>
            <LineField of={bind(item, 'value')} label="Figure" hint="Such as 30+ or 48 hours." />
            <LineField of={bind(item, 'label')} label="Of what" />
          </>
        )}
      </ListField>
      <StepsField part={part} />
      <AboutFields part={part} />
      <LinesField
        label="Description for search engines"
        hint="Shown in search results. The keywords are set under Business."
        rows={2}
        of={bind(part, 'description')}
      />
    </>
  );
}

export const homeForm: PageForm<'home'> = {
  page: 'home',
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

/** The text about coaching. */
function AboutFields({ part }: { part: Part<HomeContent> }): ReactNode {
  return (
    <>
      <LineField label="Heading about coaching" of={bind(part, 'aboutTitle')} />
      <LinesField label="Introduction about coaching" of={bind(part, 'aboutLede')} />
      <PictureField label="Picture about coaching" of={bind(part, 'aboutPicture')} ratio="4 / 5" />
      <ListField
        of={bind(part, 'aboutSections')}
        legend="Sections about coaching"
        one="section"
        most={10}
        called={({ title }) => title}
        create={() => ({ id: freshId(), title: '', html: '' })}
      >
        {(item) => (
          <>
            <LineField label="Title" of={bind(item, 'title')} />
            <HtmlField label="Text" of={bind(item, 'html')} />
          </>
        )}
      </ListField>
    </>
  );
}

const iconNames: Record<StepIcon, string> = {
  check: 'Check mark',
  user: 'Person',
  growth: 'Rising line',
  chat: 'Speech bubble',
  phone: 'Phone',
  clock: 'Clock',
};
const iconOptions = stepIcons.map((value) => ({ value, label: iconNames[value] }));

function IconField({ of }: { of: Bound<StepIcon> }): ReactNode {
  return (
    <Field label="Icon" error={of.error}>
      {(control) => (
        <Select
          {...control}
          options={iconOptions}
          value={of.value}
          disabled={of.busy}
          onChange={({ target }) => of.onChange(target.value as StepIcon)}
        />
      )}
    </Field>
  );
}

/** Slides of "How it works". */
function StepsField({ part }: { part: Part<HomeContent> }): ReactNode {
  return (
    <ListField<HowStep>
      of={bind(part, 'steps')}
      legend="How it works"
      hint="Slides, shown in this order. Leave empty to hide this section."
      one="step"
      most={6}
      called={({ title }) => title}
      create={() => ({ id: freshId(), title: '', description: '', icon: 'check', picture: null })}
    >
      {(item) => (
        <>
          <IconField of={bind(item, 'icon')} />
          <LineField of={bind(item, 'title')} label="Title" />
          <LinesField of={bind(item, 'description')} label="Text" />
          <PictureField of={bind(item, 'picture')} label="Picture" ratio="4 / 3" />
        </>
      )}
    </ListField>
  );
}

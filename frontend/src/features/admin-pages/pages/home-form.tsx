import type { Claim, HomeContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { ItemFields, type TextOf } from '../fields/item-fields.tsx';
import { ListField } from '../fields/list-field.tsx';
import { LineField, LinesField, TextsField } from '../fields/text-fields.tsx';
import { bind, bindWhole, type PageForm, type PageFormProps } from '../page-form.ts';
import { StepsField } from './home-steps-field.tsx';
import { HtmlField } from '../fields/html-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';

const claimTexts: readonly TextOf<Claim>[] = [
  { name: 'value', label: 'Figure', hint: 'Such as 30+ or 48 hours.' },
  { name: 'label', label: 'Of what' },
];

function HomeFields({ part }: PageFormProps<HomeContent>): ReactNode {
  return (
    <>
      <TextsField
        label="Headline"
        hint="One per line, at most four."
        between={'\n'}
        {...bind(part, 'headline')}
      />
      <LinesField label="Subheading" {...bind(part, 'lead')} />
      <ListField
        {...bindWhole(part, 'claims')}
        legend="Figures"
        hint="Key numbers of the business. Leave empty to hide the row."
        one="figure"
        most={4}
        called={({ value, label }) => `${value} ${label}`.trim()}
        create={() => ({ id: freshId(), value: '', label: '' })}
      >
        {(item) => <ItemFields<Claim> part={item} texts={claimTexts} />}
      </ListField>
      <StepsField part={part} />
      <AboutFields part={part} />
      <LinesField
        label="Description for search engines"
        hint="Shown in search results. The keywords are set under Business."
        rows={2}
        {...bind(part, 'description')}
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
function AboutFields({ part }: PageFormProps<HomeContent>): ReactNode {
  return (
    <>
      <LineField label="Heading about coaching" {...bind(part, 'aboutTitle')} />
      <LinesField label="Introduction about coaching" {...bind(part, 'aboutLede')} />
      <PictureField label="Picture about coaching" {...bindWhole(part, 'aboutPicture')} ratio="4 / 5" />
      <ListField
        {...bindWhole(part, 'aboutSections')}
        legend="Sections about coaching"
        one="section"
        most={10}
        called={({ title }) => title}
        create={() => ({ id: freshId(), title: '', html: '' })}
      >
        {(item) => (
          <>
            <LineField label="Title" {...bind(item, 'title')} />
            <HtmlField label="Text" {...bind(item, 'html')} />
          </>
        )}
      </ListField>
    </>
  );
}

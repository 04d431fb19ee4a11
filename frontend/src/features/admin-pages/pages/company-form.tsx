import type { CompanyContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { bind, LineField, LinesField, tick, type Part } from '#shared/document/fields.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { freshId, type PageForm } from '../content.ts';
import { NumberField, SearchFields } from '../fields/fields.tsx';
import { ListField } from '../fields/list-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';

function CompanyFields({ part }: { part: Part<CompanyContent> }): ReactNode {
  return (
    <>
      <LineField label="Headline" of={bind(part, 'headline')} />
      <LinesField label="Subheading" of={bind(part, 'lead')} />
      <LineField label="Heading of the history" of={bind(part, 'historyTitle')} />
      <StationsField part={part} />
      <FiguresFields part={part} />
      <LineField label="Heading of the coaches" of={bind(part, 'coachesTitle')} />
      <CoachesField part={part} />
      <GalleryField part={part} />
      <SearchFields part={part} />
    </>
  );
}

export const companyForm: PageForm<'company'> = {
  page: 'company',
  Form: CompanyFields,
  labels: {
    description: 'Description',
    keywords: 'Keywords',
    headline: 'Headline',
    lead: 'Subheading',
    historyTitle: 'Heading of the history',
    stations: 'History',
    figuresTitle: 'Heading of the figures',
    figures: 'Figures',
    goal: 'Goal',
    coachesTitle: 'Heading of the coaches',
    coaches: 'Coaches',
    gallery: 'Gallery',
  },
};

/** Figures of the business and its goal. */
function FiguresFields({ part }: { part: Part<CompanyContent> }): ReactNode {
  const goal = bind(part, 'goal');
  return (
    <>
      <LineField label="Heading of the figures" of={bind(part, 'figuresTitle')} />
      <ListField
        of={bind(part, 'figures')}
        legend="Figures"
        hint="Leave empty, without a goal, to hide this section."
        one="figure"
        most={3}
        called={({ value, label }) => (label ? `${value.toLocaleString('en-US')} ${label}` : '')}
        create={() => ({ id: freshId(), value: 0, label: '', towardsGoal: false })}
      >
        {(item) => (
          <>
            <NumberField label="Figure" of={bind(item, 'value')} />
            <LineField label="Label" of={bind(item, 'label')} />
            <Checkbox label="Counts towards the goal" {...tick(bind(item, 'towardsGoal'))} />
          </>
        )}
      </ListField>
      <NumberField label="Goal" hint="Enter 0 to hide the goal." of={bind(goal, 'value')} />
      <LineField label="Label of the goal" optional of={bind(goal, 'label')} />
      <LineField
        label="Alt text of the goal’s bar"
        hint="Describes it for people who cannot see it."
        optional
        of={bind(goal, 'progress')}
      />
    </>
  );
}

function StationsField({ part }: { part: Part<CompanyContent> }): ReactNode {
  return (
    <ListField
      of={bind(part, 'stations')}
      legend="History"
      hint="Leave empty to hide this section."
      one="milestone"
      most={12}
      called={({ year, title }) => `${year} ${title}`.trim()}
      create={() => ({
        id: freshId(),
        year: new Date().getFullYear(),
        title: '',
        text: '',
        picture: null,
      })}
    >
      {(item) => (
        <>
          <NumberField label="Year" of={bind(item, 'year')} />
          <LineField of={bind(item, 'title')} label="Title" />
          <LinesField of={bind(item, 'text')} label="Text" />
          <PictureField of={bind(item, 'picture')} label="Picture" ratio="4 / 3" />
        </>
      )}
    </ListField>
  );
}

function CoachesField({ part }: { part: Part<CompanyContent> }): ReactNode {
  return (
    <ListField
      of={bind(part, 'coaches')}
      legend="Coaches"
      hint="Shown in this order. Empty fields are not shown."
      one="coach"
      most={60}
      called={({ name }) => name}
      create={() => ({
        id: freshId(),
        name: '',
        field: '',
        city: '',
        languages: '',
        credentials: '',
        bio: '',
        picture: null,
      })}
    >
      {(item) => (
        <>
          <LineField of={bind(item, 'name')} label="Name" />
          <LineField of={bind(item, 'field')} label="Field" hint="Such as Strength or Nutrition." />
          <LineField of={bind(item, 'city')} label="City" optional />
          <LineField of={bind(item, 'languages')} label="Languages" optional />
          <LineField of={bind(item, 'credentials')} label="Credentials" hint="Such as ACE, K11." optional />
          <LinesField
            of={{ ...bind(item, 'bio'), value: item.value.bio ?? '' }}
            label="Bio"
            hint="Two or three sentences, shown under articles by this author."
            optional
          />
          <PictureField of={bind(item, 'picture')} label="Photo" ratio="4 / 5" />
        </>
      )}
    </ListField>
  );
}

function GalleryField({ part }: { part: Part<CompanyContent> }): ReactNode {
  return (
    <ListField
      of={bind(part, 'gallery')}
      legend="Gallery"
      hint="The first picture is shown widest. Leave empty to hide this section."
      one="picture"
      most={20}
      called={({ picture }) => picture?.alt ?? ''}
      create={() => ({ id: freshId(), picture: null })}
    >
      {(item) => <PictureField of={bind(item, 'picture')} label="Picture" ratio="3 / 2" />}
    </ListField>
  );
}

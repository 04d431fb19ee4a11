import type { CompanyContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { SearchFields } from '../fields/search-fields.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import { bind, type PageForm, type PageFormProps } from '../page-form.ts';
import { FiguresFields } from './company-figures-fields.tsx';
import { CoachesField, GalleryField, StationsField } from './company-lists.tsx';

function CompanyFields({ part }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <>
      <LineField label="Headline" {...bind(part, 'headline')} />
      <LinesField label="Subheading" {...bind(part, 'lead')} />
      <LineField label="Heading of the history" {...bind(part, 'historyTitle')} />
      <StationsField part={part} />
      <FiguresFields part={part} />
      <LineField label="Heading of the coaches" {...bind(part, 'coachesTitle')} />
      <CoachesField part={part} />
      <GalleryField part={part} />
      <SearchFields part={part} />
    </>
  );
}

export const companyForm: PageForm<'company'> = {
  page: 'company',
  title: 'Who we are',
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

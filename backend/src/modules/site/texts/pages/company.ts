import type { CompanyContent } from '@ironbloom/brand';
import { shippedContent } from '@ironbloom/brand/content';
import { z } from 'zod';
import {
  contentPicture,
  itemId,
  items,
  line,
  optionalLine,
  optionalParagraph,
  paragraph,
  searchWords,
} from './content-fields.ts';
import { type EditablePage, pictureWords, searchParts } from './editable-page.ts';

const amount = z.number('Please enter a number').int('A whole number').min(0).max(1_000_000_000);

const station = z.object({
  id: itemId,
  year: z
    .number('Please enter a year')
    .int()
    .min(1900, 'Please enter a year')
    .max(2100, 'Please enter a year'),
  title: line(60),
  text: paragraph(400),
  picture: contentPicture.nullable(),
});
const figure = z.object({ id: itemId, value: amount, label: line(60), towardsGoal: z.boolean() });
const galleryPicture = z.object({
  id: itemId,
  picture: contentPicture.nullable().refine(Boolean, 'Please choose a picture'),
});
const coach = z.object({
  id: itemId,
  name: line(80),
  field: line(60),
  city: optionalLine(60),
  languages: optionalLine(120),
  credentials: optionalLine(160),
  bio: optionalParagraph(600).optional(),
  picture: contentPicture.nullable(),
});

export const companyPage: EditablePage<CompanyContent> = {
  title: 'Who we are',
  schema: z.object({
    ...searchWords,
    headline: line(40),
    lead: paragraph(400),
    historyTitle: line(80),
    stations: items(station, 12),
    figuresTitle: line(80),
    figures: items(figure, 3),
    goal: z.object({ value: amount, label: optionalLine(60), progress: optionalLine(120) }),
    coachesTitle: line(80),
    coaches: items(coach, 60),
    gallery: items(galleryPicture, 20),
  }),
  shipped: shippedContent.company,
  parts: (company) => [
    ...searchParts(company),
    { key: 'headline', what: 'Headline', text: company.headline },
    { key: 'lead', what: 'Subheading', text: company.lead },
    {
      key: 'titles',
      what: 'Headings',
      text: [company.historyTitle, company.figuresTitle, company.coachesTitle].join('\n'),
    },
    ...company.stations.map(({ id, year, title, text, picture }) => ({
      key: `station ${id}`,
      what: `${year}: ${title}`,
      text: `${text}\n${pictureWords(picture)}`,
    })),
    ...company.figures.map(({ id, value, label, towardsGoal }) => ({
      key: `figure ${id}`,
      what: `Figure: ${label}`,
      text: `${value}${towardsGoal ? ', towards the goal' : ''}`,
    })),
    { key: 'goal', what: 'Goal', text: `${company.goal.value} ${company.goal.label}` },
    ...company.coaches.map(({ id, name, field, city, languages, credentials, bio = '', picture }) => ({
      key: `coach ${id}`,
      what: `Coach: ${name}`,
      text: [field, city, languages, credentials, bio, pictureWords(picture)].filter(Boolean).join('\n'),
    })),
    ...company.gallery.map(({ id, picture }) => ({
      key: `picture ${id}`,
      what: `Picture: ${picture?.alt ?? ''}`,
      text: pictureWords(picture),
    })),
  ],
};

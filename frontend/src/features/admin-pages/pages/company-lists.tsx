import type { Coach, CompanyContent, GalleryPicture, Station } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { ItemFields, type TextOf } from '../fields/item-fields.tsx';
import { ListField } from '../fields/list-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { bind, bindWhole, type PageFormProps } from '../page-form.ts';

const stationTexts: readonly TextOf<Station>[] = [
  { name: 'title', label: 'Title' },
  { name: 'text', label: 'Text', lines: true },
];

export function StationsField({ part }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <ListField
      {...bindWhole(part, 'stations')}
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
          <NumberField label="Year" {...bind(item, 'year')} />
          <ItemFields<Station>
            part={item}
            texts={stationTexts}
            picture={{ label: 'Picture', ratio: '4 / 3' }}
          />
        </>
      )}
    </ListField>
  );
}

const coachTexts: readonly TextOf<Coach>[] = [
  { name: 'name', label: 'Name' },
  { name: 'field', label: 'Field', hint: 'Such as Strength or Nutrition.' },
  { name: 'city', label: 'City', optional: true },
  { name: 'languages', label: 'Languages', optional: true },
  { name: 'credentials', label: 'Credentials', hint: 'Such as ACE, K11.', optional: true },
  {
    name: 'bio',
    label: 'Bio',
    hint: 'Two or three sentences, shown under articles by this author.',
    lines: true,
    optional: true,
  },
];

export function CoachesField({ part }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <ListField
      {...bindWhole(part, 'coaches')}
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
        <ItemFields<Coach> part={item} texts={coachTexts} picture={{ label: 'Photo', ratio: '4 / 5' }} />
      )}
    </ListField>
  );
}

export function GalleryField({ part }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <ListField
      {...bindWhole(part, 'gallery')}
      legend="Gallery"
      hint="The first picture is shown widest. Leave empty to hide this section."
      one="picture"
      most={20}
      called={({ picture }) => picture?.alt ?? ''}
      create={() => ({ id: freshId(), picture: null })}
    >
      {(item) => (
        <ItemFields<GalleryPicture> part={item} texts={[]} picture={{ label: 'Picture', ratio: '3 / 2' }} />
      )}
    </ListField>
  );
}

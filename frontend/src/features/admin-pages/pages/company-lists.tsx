import type { Coach, CompanyContent, GalleryPicture, Station } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { ItemFields, type TextOf } from '../fields/item-fields.tsx';
import { ListField } from '../fields/list-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { PageFormProps } from '../page-form.ts';

const stationTexts: readonly TextOf<Station>[] = [
  { name: 'title', label: 'Title' },
  { name: 'text', label: 'Text', lines: true },
];

export function StationsField({ content, errors, busy, set }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <ListField<Station>
      name="stations"
      legend="History"
      hint="Leave empty to hide this section."
      one="milestone"
      most={12}
      items={content.stations}
      errors={errors}
      busy={busy}
      called={({ year, title }) => `${year} ${title}`.trim()}
      create={() => ({
        id: freshId(),
        year: new Date().getFullYear(),
        title: '',
        text: '',
        picture: null,
      })}
      onChange={(stations) => set({ stations })}
    >
      {(station, change, path) => (
        <>
          <NumberField
            label="Year"
            value={station.year}
            error={errors[`${path}.year`]}
            busy={busy}
            onChange={(year) => change({ year })}
          />
          <ItemFields<Station>
            item={station}
            texts={stationTexts}
            picture={{ label: 'Picture', ratio: '4 / 3' }}
            errors={errors}
            path={path}
            busy={busy}
            onChange={change}
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

export function CoachesField({ content, errors, busy, set }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <ListField<Coach>
      name="coaches"
      legend="Coaches"
      hint="Shown in this order. Empty fields are not shown."
      one="coach"
      most={60}
      items={content.coaches}
      errors={errors}
      busy={busy}
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
      onChange={(coaches) => set({ coaches })}
    >
      {(coach, change, path) => (
        <ItemFields<Coach>
          item={coach}
          texts={coachTexts}
          picture={{ label: 'Photo', ratio: '4 / 5' }}
          errors={errors}
          path={path}
          busy={busy}
          onChange={change}
        />
      )}
    </ListField>
  );
}

export function GalleryField({ content, errors, busy, set }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <ListField<GalleryPicture>
      name="gallery"
      legend="Gallery"
      hint="The first picture is shown widest. Leave empty to hide this section."
      one="picture"
      most={20}
      items={content.gallery}
      errors={errors}
      busy={busy}
      called={({ picture }) => picture?.alt ?? ''}
      create={() => ({ id: freshId(), picture: null })}
      onChange={(gallery) => set({ gallery })}
    >
      {(item, change, path) => (
        <ItemFields<GalleryPicture>
          item={item}
          texts={[]}
          picture={{ label: 'Picture', ratio: '3 / 2' }}
          errors={errors}
          path={path}
          busy={busy}
          onChange={change}
        />
      )}
    </ListField>
  );
}

import type { Coach, CompanyContent, GalleryPicture, Station } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { ListField } from '../fields/list-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import type { PageFormProps } from '../page-form.ts';

export function StationsField({ content, errors, busy, set }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <ListField<Station>
      name="stations"
      legend="History"
      hint="None: the part is not shown."
      one="station"
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
          <LineField
            label="Title"
            value={station.title}
            error={errors[`${path}.title`]}
            busy={busy}
            onChange={(title) => change({ title })}
          />
          <LinesField
            label="Text"
            value={station.text}
            error={errors[`${path}.text`]}
            busy={busy}
            onChange={(text) => change({ text })}
          />
          <PictureField
            label="Picture"
            picture={station.picture}
            ratio="4 / 3"
            errors={errors}
            path={`${path}.picture`}
            busy={busy}
            onChange={(picture) => change({ picture })}
          />
        </>
      )}
    </ListField>
  );
}

const facts = [
  { name: 'name', label: 'Name' },
  { name: 'field', label: 'Field', hint: 'Such as Strength or Nutrition.' },
  { name: 'city', label: 'City', optional: true },
  { name: 'languages', label: 'Languages', optional: true },
  { name: 'credentials', label: 'Credentials', hint: 'Such as ACE, K11.', optional: true },
] as const;

export function CoachesField({ content, errors, busy, set }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <ListField<Coach>
      name="coaches"
      legend="Coaches"
      hint="In this order on the page. What is left empty is not shown."
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
        picture: null,
      })}
      onChange={(coaches) => set({ coaches })}
    >
      {(coach, change, path) => (
        <>
          {facts.map(({ name, ...field }) => (
            <LineField
              key={name}
              {...field}
              value={coach[name]}
              error={errors[`${path}.${name}`]}
              busy={busy}
              onChange={(text) => change({ [name]: text })}
            />
          ))}
          <PictureField
            label="Photo"
            picture={coach.picture}
            ratio="4 / 5"
            errors={errors}
            path={`${path}.picture`}
            busy={busy}
            onChange={(picture) => change({ picture })}
          />
        </>
      )}
    </ListField>
  );
}

export function GalleryField({ content, errors, busy, set }: PageFormProps<CompanyContent>): ReactNode {
  return (
    <ListField<GalleryPicture>
      name="gallery"
      legend="Gallery"
      hint="The first is the widest. None: the part is not shown."
      one="picture"
      most={20}
      items={content.gallery}
      errors={errors}
      busy={busy}
      called={({ picture }) => picture?.alt ?? ''}
      create={() => ({ id: freshId(), picture: null })}
      onChange={(gallery) => set({ gallery })}
    >
      {({ picture }, change, path) => (
        <PictureField
          label="Picture"
          picture={picture}
          ratio="3 / 2"
          errors={errors}
          path={`${path}.picture`}
          busy={busy}
          onChange={(next) => change({ picture: next })}
        />
      )}
    </ListField>
  );
}

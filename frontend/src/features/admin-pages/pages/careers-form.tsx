import type { CareersContent, Role } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { bind, LineField, LinesField, tick, type Part } from '#shared/document/fields.tsx';
import { isoDay } from '#shared/india/dates.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { freshId, type PageForm } from '../content.ts';
import { SearchFields, TextsField } from '../fields/fields.tsx';
import { ListField } from '../fields/list-field.tsx';

const emptyRole = (): Role => ({
  id: freshId(),
  title: '',
  where: '',
  remote: false,
  posted: isoDay(Date.now()),
  summary: '',
  points: [],
});

function CareersFields({ part }: { part: Part<CareersContent> }): ReactNode {
  return (
    <>
      <ListField
        of={bind(part, 'roles')}
        legend="Open roles"
        hint={
          part.value.roles.length > 0
            ? 'Shown in this order on the page and in the application form.'
            : 'If empty, the page says so and shows where to write.'
        }
        one="role"
        most={30}
        called={({ title }) => title}
        create={emptyRole}
      >
        {(item) => (
          <>
            <LineField label="Title" of={bind(item, 'title')} />
            <LineField label="Location" of={bind(item, 'where')} />
            <Checkbox
              label="Remote"
              hint="Job boards list it for the whole country."
              {...tick(bind(item, 'remote'))}
            />
            <LineField label="Posted on" type="date" of={bind(item, 'posted')} />
            <LinesField label="Summary" of={bind(item, 'summary')} />
            <TextsField
              label="Points"
              hint="One per line: the tasks, and what you ask for."
              between={'\n'}
              rows={7}
              of={bind(item, 'points')}
            />
          </>
        )}
      </ListField>
      <SearchFields part={part} />
    </>
  );
}

export const careersForm: PageForm<'careers'> = {
  page: 'careers',
  Form: CareersFields,
  labels: { roles: 'Roles', description: 'Description', keywords: 'Keywords' },
};

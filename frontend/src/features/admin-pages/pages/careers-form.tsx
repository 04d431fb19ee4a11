import type { CareersContent, Role } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { isoDay } from '#shared/india/dates.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { freshId } from '../content-values.ts';
import { ListField } from '../fields/list-field.tsx';
import { SearchFields } from '../fields/search-fields.tsx';
import { LineField, LinesField, TextsField } from '../fields/text-fields.tsx';
import { bind, bindTick, bindWhole, type PageForm, type PageFormProps } from '../page-form.ts';

const emptyRole = (): Role => ({
  id: freshId(),
  title: '',
  where: '',
  remote: false,
  posted: isoDay(Date.now()),
  summary: '',
  points: [],
});

function CareersFields({ part }: PageFormProps<CareersContent>): ReactNode {
  return (
    <>
      <ListField
        {...bindWhole(part, 'roles')}
        legend="Open roles"
        hint={
          part.content.roles.length > 0
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
            <LineField label="Title" {...bind(item, 'title')} />
            <LineField label="Location" {...bind(item, 'where')} />
            <Checkbox
              label="Remote"
              hint="Job boards list it for the whole country."
              {...bindTick(item, 'remote')}
            />
            <LineField label="Posted on" type="date" {...bind(item, 'posted')} />
            <LinesField label="Summary" {...bind(item, 'summary')} />
            <TextsField
              label="Points"
              hint="One per line: the tasks, and what you ask for."
              between={'\n'}
              rows={7}
              {...bind(item, 'points')}
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
  title: 'Careers',
  Form: CareersFields,
  labels: { roles: 'Roles', description: 'Description', keywords: 'Keywords' },
};

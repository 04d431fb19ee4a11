import type { CareersContent, Role } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { isoDay } from '#shared/india/dates.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { freshId } from '../content-values.ts';
import { ListField } from '../fields/list-field.tsx';
import { SearchFields } from '../fields/search-fields.tsx';
import { LineField, LinesField, TextsField } from '../fields/text-fields.tsx';
import { errorAt, type PageForm, type PageFormProps } from '../page-form.ts';

const emptyRole = (): Role => ({
  id: freshId(),
  title: '',
  where: '',
  remote: false,
  posted: isoDay(Date.now()),
  summary: '',
  points: [],
});

function CareersFields(props: PageFormProps<CareersContent>): ReactNode {
  const { content, errors, busy, set } = props;
  return (
    <>
      <ListField<Role>
        name="roles"
        legend="Open roles"
        hint={
          content.roles.length > 0
            ? 'Shown in this order on the page and in the application form.'
            : 'If empty, the page says so and shows where to write.'
        }
        one="role"
        most={30}
        items={content.roles}
        errors={errors}
        busy={busy}
        called={({ title }) => title}
        create={emptyRole}
        onChange={(roles) => set({ roles })}
      >
        {(role, change, path) => (
          <>
            <LineField
              label="Title"
              value={role.title}
              error={errors[`${path}.title`]}
              busy={busy}
              onChange={(title) => change({ title })}
            />
            <LineField
              label="Location"
              value={role.where}
              error={errors[`${path}.where`]}
              busy={busy}
              onChange={(where) => change({ where })}
            />
            <Checkbox
              label="Remote"
              hint="Job boards list it for the whole country."
              checked={role.remote}
              disabled={busy}
              onChange={({ target }) => change({ remote: target.checked })}
            />
            <LineField
              label="Posted on"
              type="date"
              value={role.posted}
              error={errors[`${path}.posted`]}
              busy={busy}
              onChange={(posted) => change({ posted })}
            />
            <LinesField
              label="Summary"
              value={role.summary}
              error={errors[`${path}.summary`]}
              busy={busy}
              onChange={(summary) => change({ summary })}
            />
            <TextsField
              label="Points"
              hint="One per line: the tasks, and what you ask for."
              between={'\n'}
              rows={7}
              texts={role.points}
              error={errorAt(errors, `${path}.points`)}
              busy={busy}
              onChange={(points) => change({ points })}
            />
          </>
        )}
      </ListField>
      <SearchFields content={content} errors={errors} busy={busy} set={set} />
    </>
  );
}

export const careersForm: PageForm<'careers'> = {
  page: 'careers',
  title: 'Careers',
  Form: CareersFields,
  labels: { roles: 'Roles', description: 'Description', keywords: 'Keywords' },
};

import type { ReactNode } from 'react';
import { PublishBar } from '#shared/publishing/publish-bar.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { groups, type SettingsGroup } from '../fields.ts';
import type { SettingsEditing } from '../use-settings-draft.ts';
import { SocialFields } from './social-fields.tsx';
import styles from './settings.module.css';

/** All settings in groups, with what publishes them in reach. */
export function SettingsForm({ draft }: { draft: SettingsEditing }): ReactNode {
  return (
    <div className={styles.form}>
      {groups.before.map((group) => (
        <Group key={group.legend} group={group} draft={draft} />
      ))}
      <SocialFields draft={draft} />
      {groups.after.map((group) => (
        <Group key={group.legend} group={group} draft={draft} />
      ))}
      <PublishBar draft={draft} onPublish={() => void draft.publish()} />
    </div>
  );
}

function Group({ group, draft }: { group: SettingsGroup; draft: SettingsEditing }): ReactNode {
  const { values, errors, busy, set } = draft;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.legend}</legend>
      <div className={styles.fields}>
        {group.fields.map(({ name, label, hint, optional = false, type = 'text', wide = false }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            optional={optional}
            error={errors[name]}
            className={wide ? styles.wide : undefined}
          >
            {(control) => (
              <Input
                {...control}
                type={type}
                value={values[name] ?? ''}
                disabled={busy}
                autoComplete="off"
                onChange={({ target }) => set(name, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

import type { Business } from '@ironbloom/brand';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { bind, bindAt, LineField, type Part } from '#shared/document/fields.tsx';
import { PublishBar } from '#shared/document/publishing.tsx';
import { SettingsFrame } from '#shared/document/settings-frame.tsx';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { Legend } from '#shared/ui/layout/section.tsx';
import { useBusinessPublication } from './api.ts';
import { type BusinessForm, businessOf, formOf } from './business-form.ts';
import { groups, labelOf, type SettingsGroup } from './fields.ts';
import styles from './settings.module.css';
import { SocialFields } from './social-fields.tsx';

interface SettingsScreenProps {
  /** Preview by the site's own components. */
  Preview: ComponentType<{ business: Business }>;
}

/** Edits, publishes and restores the business's details (settings-1, settings-2). */
export function SettingsScreen({ Preview }: SettingsScreenProps): ReactNode {
  return (
    <SettingsFrame
      path={adminPaths.settings}
      publication={useBusinessPublication()}
      document={{
        draftKey: 'admin-draft:settings',
        read: formOf,
        bodyOf: businessOf,
        stale: 'STALE_BUSINESS',
        failed: 'The settings could not be published.',
      }}
      words={{
        what: 'settings',
        consequence:
          'The settings of this revision take effect immediately, on every page and in every new mail. The history is kept.',
      }}
      labelOf={labelOf}
      inWords={(value) => (Array.isArray(value) ? linksInWords(value) : String(value))}
    >
      {(draft) => (
        <>
          <div className={styles.form}>
            {groups.before.map((group) => (
              <Group key={group.legend} group={group} form={draft.root} />
            ))}
            <SocialFields of={bind(draft.root, 'social')} />
            {groups.after.map((group) => (
              <Group key={group.legend} group={group} form={draft.root} />
            ))}
            <PublishBar draft={draft} />
          </div>
          <section className={styles.preview} aria-labelledby="settings-preview">
            <h2 className="d4" id="settings-preview">
              Preview
            </h2>
            <SettledPreview form={draft.document} Preview={Preview} />
          </section>
        </>
      )}
    </SettingsFrame>
  );
}

function SettledPreview({ form, Preview }: SettingsScreenProps & { form: BusinessForm }): ReactNode {
  return <Preview business={businessOf(useDebounced(form))} />;
}

const linksInWords = (links: BusinessForm['social']): string =>
  links.map(({ name, url }) => `${name} ${url}`).join('\n');

function Group({ group, form }: { group: SettingsGroup; form: Part<BusinessForm> }): ReactNode {
  return (
    <fieldset className={styles.group}>
      <Legend>{group.legend}</Legend>
      <div className={styles.fields}>
        {group.fields.map(({ path, wide = false, type = 'text', ...field }) => (
          <LineField
            key={path}
            of={bindAt(form, path)}
            type={type}
            className={wide ? styles.wide : undefined}
            {...field}
          />
        ))}
      </div>
    </fieldset>
  );
}

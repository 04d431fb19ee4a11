import type { Business } from '@ironbloom/brand';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsFrame } from '#shared/publishing/settings-frame.tsx';
import { businessAddress, useBusiness, useBusinessActions } from '../api.ts';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';
import { useSettled } from '#shared/lib/use-settled.ts';
import { DraftDialogs } from '#shared/publishing/draft-dialogs.tsx';
import { DraftNotices } from '#shared/publishing/draft-notices.tsx';
import { businessOf, type PublishedBusiness } from '../business-form.ts';
import { groups, labelOf, type SettingsGroup } from '../fields.ts';
import { type SettingsEditing, useSettingsDraft } from '../use-settings-draft.ts';
import styles from './settings.module.css';
import { PublishBar } from '#shared/publishing/publish-bar.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { SocialFields } from './social-fields.tsx';

interface SettingsScreenProps {
  /** Where these settings show, drawn by the site's own parts. */
  Preview: ComponentType<{ business: Business }>;
}

/** Who runs the site: edited and published as a whole, restored (settings-1, settings-2). */
export function SettingsScreen({ Preview }: SettingsScreenProps): ReactNode {
  const { restore } = useBusinessActions();
  return (
    <SettingsFrame
      path={adminPaths.settings}
      answer={useBusiness()}
      failed="The settings could not be loaded."
      renderWork={(published) => <SettingsWork published={published} Preview={Preview} />}
      renderHistory={({ version }) => (
        <PublicationHistory
          address={businessAddress}
          version={version}
          consequence="The settings of this revision take effect immediately, on every page and in every new mail. The history is kept."
          restore={restore}
        />
      )}
    />
  );
}

interface SettingsWorkProps {
  published: PublishedBusiness;
  Preview: ComponentType<{ business: Business }>;
}

/** The draft of the settings, its fields, how it will look, and the press that publishes it. */
function SettingsWork({ published, Preview }: SettingsWorkProps): ReactNode {
  const draft = useSettingsDraft(published);
  const shown = useSettled(draft.values);
  return (
    <>
      <DraftNotices
        draft={draft}
        what="settings"
        unpublished="Your changes are kept in this browser. Visitors see the published version."
      />
      <SettingsForm draft={draft} />
      <section className={styles.preview} aria-labelledby="settings-preview">
        <h2 className="d4" id="settings-preview">
          Preview
        </h2>
        <Preview business={businessOf(shown)} />
      </section>
      <DraftDialogs
        draft={draft}
        path={adminPaths.settings}
        labelOf={labelOf}
        inWords={(text) => text.replaceAll('\t', ' ')}
      />
    </>
  );
}

/** All settings in groups, with what publishes them in reach. */
function SettingsForm({ draft }: { draft: SettingsEditing }): ReactNode {
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

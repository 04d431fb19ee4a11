import type { Business } from '@ironbloom/brand';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useSettled } from '#shared/lib/use-settled.ts';
import { DraftDialogs } from '#shared/publishing/draft-dialogs.tsx';
import { DraftNotices } from '#shared/publishing/draft-notices.tsx';
import { businessOf, type PublishedBusiness } from '../business-form.ts';
import { labelOf } from '../fields.ts';
import { useSettingsDraft } from '../use-settings-draft.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings.module.css';

interface SettingsWorkProps {
  published: PublishedBusiness;
  Preview: ComponentType<{ business: Business }>;
}

/** The draft of the settings, its fields, how it will look, and the press that publishes it. */
export function SettingsWork({ published, Preview }: SettingsWorkProps): ReactNode {
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

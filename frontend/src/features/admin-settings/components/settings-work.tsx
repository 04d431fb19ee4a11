import type { Business } from '@ironbloom/brand';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { fullDayAndTime } from '../../../shared/india/dates.ts';
import { useLeaveGuard } from '../../../shared/lib/use-leave-guard.ts';
import { useSettled } from '../../../shared/lib/use-settled.ts';
import { DraftNotices } from '../../../shared/publishing/draft-notices.tsx';
import { AdminPage } from '../../../shared/ui/layout/admin-page.tsx';
import { AlertDialog } from '../../../shared/ui/overlays/alert-dialog.tsx';
import { CompareDialog } from '../../../shared/ui/overlays/compare-dialog.tsx';
import { businessOf, type PublishedBusiness } from '../business-form.ts';
import { labelOf } from '../fields.ts';
import { useSettingsDraft } from '../use-settings-draft.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings.module.css';

interface SettingsWorkProps {
  published: PublishedBusiness;
  tabs: ReactNode;
  Preview: ComponentType<{ business: Business }>;
}

/** The draft of the settings, its fields, how it will look, and the press that publishes it. */
export function SettingsWork({ published, tabs, Preview }: SettingsWorkProps): ReactNode {
  const draft = useSettingsDraft(published);
  const { values, dirty, busy, conflict } = draft;
  const { version, publishedAt, publishedBy } = published;
  const shown = useSettled(values);
  // The history is part of this screen: the draft waits in this browser meanwhile.
  const guard = useLeaveGuard(useCallback((to?: string) => dirty && to !== adminPaths.settings, [dirty]));

  return (
    <AdminPage
      title="Settings"
      note={
        publishedBy
          ? `Revision ${version}, published ${fullDayAndTime(publishedAt)} by ${publishedBy}`
          : 'As shipped'
      }
    >
      {tabs}
      <DraftNotices
        draft={draft}
        what="settings"
        unpublished="Your changes are kept in this browser; everybody sees what is published."
      />
      <SettingsForm draft={draft} />
      <section className={styles.preview} aria-labelledby="settings-preview">
        <h2 className="d4" id="settings-preview">
          How it will look
        </h2>
        <Preview business={businessOf(shown)} />
      </section>
      {conflict && (
        <CompareDialog
          key={conflict.theirs.version}
          open
          lead={`${conflict.theirs.publishedBy ?? 'Somebody'} published on ${fullDayAndTime(conflict.theirs.publishedAt)}. Choose what is published, field by field.`}
          fields={conflict.fields.map((field) => ({
            ...field,
            label: labelOf(field.name),
            mine: inWords(field.mine),
            theirs: inWords(field.theirs),
          }))}
          confirmLabel="Publish these"
          busyLabel="Publishing..."
          busy={busy}
          onClose={draft.compareLater}
          onResolve={draft.resolve}
        />
      )}
      <AlertDialog
        open={guard.asking}
        title="Leave without publishing?"
        text="Your changes stay in this browser and are here when you come back."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </AdminPage>
  );
}

const inWords = (text: string): string => text.replaceAll('\t', ' ') || '(empty)';

import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { bind, LineField } from '#shared/document/fields.tsx';
import { PublishBar } from '#shared/document/publishing.tsx';
import { SettingsFrame } from '#shared/document/settings-frame.tsx';
import { useRetentionPublication } from './api.ts';
import { DueList } from './due-list.tsx';
import {
  isKind,
  kinds,
  kindWords,
  labelOf,
  periodsOf,
  problemsOf,
  rangeOf,
  retentionOf,
  unitOf,
} from './periods.ts';
import styles from './retention.module.css';

/** Retention periods (retention-1), and what the next cleanup would remove (retention-3). */
export function RetentionScreen(): ReactNode {
  return (
    <SettingsFrame
      path={adminPaths.retention}
      publication={useRetentionPublication()}
      document={{
        draftKey: 'admin-draft:retention',
        read: periodsOf,
        bodyOf: retentionOf,
        problemsOf,
        stale: 'STALE_RETENTION',
        failed: 'The periods could not be published.',
      }}
      words={{
        what: 'these periods',
        consequence:
          'The periods of this revision take effect immediately. Records deleted since then are not restored. The history is kept.',
      }}
      labelOf={labelOf}
      inWords={(text, kind) => (isKind(kind) && text !== '' ? `${String(text)} ${unitOf(kind)}` : '')}
    >
      {(draft) => (
        <>
          <p className={styles.lead}>
            Older records are deleted every night. The privacy page states these periods where its text has{' '}
            <code>{'{keep messages}'}</code>, <code>{'{keep records}'}</code> or{' '}
            <code>{'{keep purchases}'}</code>.
          </p>
          <div className={styles.form}>
            <div className={styles.fields}>
              {kinds.map((kind) => (
                <LineField
                  key={kind}
                  of={bind(draft.root, kind)}
                  label={kindWords[kind].label}
                  hint={`${kindWords[kind].hint} ${rangeOf(kind)}.`}
                  prefix={unitOf(kind)}
                  inputMode="numeric"
                />
              ))}
            </div>
            <PublishBar draft={draft} />
          </div>
          <DueList />
        </>
      )}
    </SettingsFrame>
  );
}

import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { bind, LineField } from '#shared/document/fields.tsx';
import { DraftDialogs, DraftNotices, PublishBar } from '#shared/document/publishing.tsx';
import { SettingsFrame } from '#shared/document/settings-frame.tsx';
import { useDocument } from '#shared/document/use-document.ts';
import { useRetentionPublication } from './api.ts';
import { DueList } from './due-list.tsx';
import {
  isKind,
  kinds,
  kindWords,
  labelOf,
  periodsOf,
  problemsOf,
  type PublishedRetention,
  rangeOf,
  retentionOf,
  unitOf,
} from './periods.ts';
import styles from './retention.module.css';

/** How long data is kept: edited and published as a whole, restored; what the next night would remove (retention-1, retention-3). */
export function RetentionScreen(): ReactNode {
  const publication = useRetentionPublication();
  return (
    <SettingsFrame
      path={adminPaths.retention}
      publication={publication}
      failed="The periods could not be loaded."
      consequence="The periods of this revision take effect immediately. Records deleted since then are not restored. The history is kept."
    >
      {(published) => (
        <>
          <RetentionWork published={published} publication={publication} />
          <DueList />
        </>
      )}
    </SettingsFrame>
  );
}

interface RetentionWorkProps {
  published: PublishedRetention;
  publication: ReturnType<typeof useRetentionPublication>;
}

/** The draft of the periods, one field a kind. */
function RetentionWork({ published, publication }: RetentionWorkProps): ReactNode {
  const draft = useDocument(published, {
    draftKey: 'admin-draft:retention',
    read: periodsOf,
    latest: publication.latest,
    send: (periods, version) => publication.publish(retentionOf(periods), version),
    problemsOf,
    stale: 'STALE_RETENTION',
    failed: 'The periods could not be published.',
  });
  return (
    <>
      <DraftNotices
        draft={draft}
        what="these periods"
        unpublished="Your changes are kept in this browser. Cleanup uses the published periods."
      />
      <p className={styles.lead}>
        Older records are deleted every night. The privacy page states these periods where its text has{' '}
        <code>{'{keep messages}'}</code>, <code>{'{keep records}'}</code> or <code>{'{keep purchases}'}</code>
        .
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
      <DraftDialogs
        draft={draft}
        path={adminPaths.retention}
        labelOf={labelOf}
        inWords={(text, kind) => (isKind(kind) && text !== '' ? `${String(text)} ${unitOf(kind)}` : '')}
      />
    </>
  );
}

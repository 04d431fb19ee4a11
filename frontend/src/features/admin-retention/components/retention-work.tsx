import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { DraftDialogs } from '#shared/publishing/draft-dialogs.tsx';
import { DraftNotices } from '#shared/publishing/draft-notices.tsx';
import { PublishBar } from '#shared/publishing/publish-bar.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import {
  isKind,
  kinds,
  kindWords,
  labelOf,
  problemsOf,
  type PublishedRetention,
  rangeOf,
  retentionOf,
  unitOf,
  valuesOf,
} from '../periods.ts';
import styles from './retention.module.css';
import { draftStore } from '#shared/publishing/draft-store.ts';
import { type PublishedDraft, usePublishedDraft } from '#shared/publishing/use-published-draft.ts';
import { fetchRetention, useRetentionActions } from '../api.ts';

type RetentionEditing = PublishedDraft<PublishedRetention>;

const drafts = draftStore('admin-draft:retention');

/** Editing how long data is kept. */
function useRetentionDraft(published: PublishedRetention): RetentionEditing {
  const { publish } = useRetentionActions();
  return usePublishedDraft(published, {
    drafts,
    valuesOf,
    latest: fetchRetention,
    publish: (values, version) => publish(retentionOf(values), version),
    problemsOf,
    stale: 'STALE_RETENTION',
    failed: 'The periods could not be published.',
  });
}

/** The draft of the periods, one field a kind, and the press that publishes them. */
export function RetentionWork({ published }: { published: PublishedRetention }): ReactNode {
  const draft = useRetentionDraft(published);
  const { values, errors, busy, set } = draft;
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
            <Field
              key={kind}
              label={kindWords[kind].label}
              hint={`${kindWords[kind].hint} ${rangeOf(kind)}.`}
              error={errors[kind]}
            >
              {(control) => (
                <AffixInput
                  {...control}
                  prefix={unitOf(kind)}
                  inputMode="numeric"
                  value={values[kind] ?? ''}
                  disabled={busy}
                  autoComplete="off"
                  onChange={({ target }) => set(kind, target.value)}
                />
              )}
            </Field>
          ))}
        </div>
        <PublishBar draft={draft} onPublish={() => void draft.publish()} />
      </div>
      <DraftDialogs
        draft={draft}
        path={adminPaths.retention}
        labelOf={labelOf}
        inWords={(text, name) => (isKind(name) && text !== '' ? `${text} ${unitOf(name)}` : text)}
      />
    </>
  );
}

import { type ReactNode, useCallback, useState } from 'react';
import { fullDayAndTime } from '../india/dates.ts';
import { useLeaveGuard } from '../lib/use-leave-guard.ts';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { StickyBar } from '../ui/layout/sticky-bar.tsx';
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import type { Published } from './publication.ts';
import styles from './publishing.module.css';
import type { Editing } from './use-document.ts';

interface DraftNoticesProps {
  draft: Editing<object, Published>;
  /** What is published: "the look". */
  what: string;
}

/** Shows the draft's error, and that somebody else has published. */
export function DraftNotices({ draft, what }: DraftNoticesProps): ReactNode {
  const { problem, older, conflict, busy, save } = draft;
  return (
    <div className={styles.notices}>
      {problem && <Notice tone="red">{problem}</Notice>}
      {older && conflict === null && (
        <Notice
          tone="amber"
          role="alert"
          icon="alert"
          action={
            <Button size="sm" busy={busy} onClick={() => void save()}>
              Compare
            </Button>
          }
        >
          <b>Someone else has published {what}.</b> Your changes are still here.
        </Notice>
      )}
    </div>
  );
}

interface PublishBarProps {
  draft: Editing<object, Published>;
  /** Replaces publishing at once. */
  onPublish?: () => void;
  /** After the buttons. */
  children?: ReactNode;
}

/** Publish, Discard, and whether the draft is published: beside the buttons, so that the first edit does not move the form. */
export function PublishBar({ draft, onPublish, children }: PublishBarProps): ReactNode {
  const { dirty, unkept, busy, save, discard } = draft;
  const [asking, setAsking] = useState(false);
  return (
    <StickyBar>
      <Button
        variant="primary"
        disabled={!dirty && !busy}
        busy={busy}
        busyLabel="Publishing..."
        onClick={onPublish ?? (() => void save())}
      >
        Publish
      </Button>
      <Button disabled={!dirty || busy} onClick={() => setAsking(true)}>
        Discard
      </Button>
      <p role="status" className={`small ${styles.state}`}>
        {dirty && (
          <>
            <b>Not published yet.</b> {unkept ? 'This browser cannot keep it.' : 'Kept in this browser.'}
          </>
        )}
      </p>
      {children}
      <AlertDialog
        open={asking}
        title="Discard your changes?"
        text="The published version is restored, and your changes are lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setAsking(false);
          discard();
        }}
        onCancel={() => setAsking(false)}
      />
    </StickyBar>
  );
}

interface ConflictDialogProps<Doc extends object> {
  draft: Editing<Doc, Published>;
  labelOf: (path: string, mine: Doc) => string;
  /** A value as text. */
  inWords?: (value: unknown, path: string, document: Doc) => string;
}

export function ConflictDialog<Doc extends object>({
  draft,
  labelOf,
  inWords = String,
}: ConflictDialogProps<Doc>): ReactNode {
  const { document, conflict, busy, compareLater, resolve } = draft;
  if (!conflict) return null;
  const { version, publishedAt, publishedBy } = conflict.theirs;
  return (
    <CompareDialog
      key={version}
      open
      lead={`${publishedBy ?? 'Someone'} published on ${fullDayAndTime(publishedAt)}. Choose a version for each field.`}
      fields={conflict.fields.map(({ path, likely, mine, theirs }) => ({
        name: path,
        likely,
        label: labelOf(path, document),
        mine: inWords(mine, path, document) || '(empty)',
        theirs: inWords(theirs, path, conflict.document) || '(empty)',
      }))}
      confirmLabel="Publish these"
      busyLabel="Publishing..."
      busy={busy}
      onClose={compareLater}
      onResolve={resolve}
    />
  );
}

interface DraftDialogsProps<Doc extends object> extends ConflictDialogProps<Doc> {
  /** The editor's path, which the history shares: going there does not ask about the draft. */
  path: string;
}

export function DraftDialogs<Doc extends object>({ path, ...dialog }: DraftDialogsProps<Doc>): ReactNode {
  const { dirty, unkept } = dialog.draft;
  const guard = useLeaveGuard(useCallback((to?: string) => dirty && to !== path, [dirty, path]));
  return (
    <>
      <ConflictDialog {...dialog} />
      <AlertDialog
        open={guard.asking}
        title="Leave without publishing?"
        text={
          unkept
            ? 'This browser cannot keep your changes: its storage is full or not allowed. They are lost when you leave.'
            : 'Your changes stay in this browser and are here when you come back.'
        }
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </>
  );
}

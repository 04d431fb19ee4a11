import type { ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import styles from './publishing.module.css';

interface DraftNoticesProps {
  draft: {
    problem: string | null;
    dirty: boolean;
    older: boolean;
    conflict: unknown;
    busy: boolean;
    publish: () => Promise<void>;
  };
  /** After "Not published yet.": who sees what until then. */
  unpublished: string;
  /** What somebody else has published, in one word. */
  what: string;
}

/** How a draft stands: what is wrong with it, that it is one, that somebody else was first. */
export function DraftNotices({ draft, unpublished, what }: DraftNoticesProps): ReactNode {
  const { problem, dirty, older, conflict, busy, publish } = draft;
  return (
    <div className={styles.notices}>
      {problem && <Notice tone="red">{problem}</Notice>}
      {dirty && !older && (
        <Notice tone="amber">
          <b>Not published yet.</b> {unpublished}
        </Notice>
      )}
      {older && conflict === null && (
        <Notice
          tone="amber"
          role="alert"
          icon="alert"
          action={
            <Button size="sm" busy={busy} onClick={() => void publish()}>
              Compare
            </Button>
          }
        >
          <b>Someone else has published {what}.</b> Your changes are safe here.
        </Notice>
      )}
    </div>
  );
}

import type { LegalContent } from '@ironbloom/brand';
import { useMemo, type ReactNode } from 'react';
import { shownDay } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { ReviewProps } from '../page-form.ts';
import { legalChanges, type Run } from './legal-changes.ts';
import styles from './legal-review.module.css';

const tones = { new: 'green', removed: 'red', changed: 'amber' } as const;

/** Before a legal text is published: what becomes of it, word by word. */
export function LegalReview(props: ReviewProps<LegalContent>): ReactNode {
  const { before, after, onPublish, onClose } = props;
  const { inForceSince, sections, reordered } = useMemo(() => legalChanges(before, after), [before, after]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="What changes"
      size="lg"
      footer={
        <>
          <Button size="sm" onClick={onClose}>
            Keep editing
          </Button>
          <Button size="sm" variant="primary" onClick={onPublish}>
            Publish
          </Button>
        </>
      }
    >
      <div className={styles.changes}>
        {inForceSince ? (
          <p>
            In force since: <del>{shownDay(inForceSince.before)}</del>{' '}
            <ins>{shownDay(inForceSince.after)}</ins>
          </p>
        ) : (
          <p className="small muted">The date in force does not change.</p>
        )}
        {sections.map(({ id, title, what, runs }) => (
          <section key={id} aria-label={title}>
            <h3 className="label">
              {title} <Badge tone={tones[what]}>{what}</Badge>
            </h3>
            <p className={styles.text}>
              <Words runs={runs} />
            </p>
          </section>
        ))}
        {reordered && <p>The order of the sections changes.</p>}
      </div>
    </Dialog>
  );
}

function Words({ runs }: { runs: readonly Run[] }): ReactNode {
  return runs.map(({ kind, text }, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- a run is where it is
    if (kind === 'added') return <ins key={index}>{text}</ins>;
    // oxlint-disable-next-line react/no-array-index-key -- as above
    if (kind === 'removed') return <del key={index}>{text}</del>;
    return text;
  });
}

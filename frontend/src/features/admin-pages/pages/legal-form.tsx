import type { LegalContent } from '@ironbloom/brand';
import { type ReactNode, useMemo } from 'react';
import { bind, LineField, type Part } from '#shared/document/fields.tsx';
import { shownDay } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { freshId, type PageForm, type ReviewProps } from '../content.ts';
import { HtmlField } from '../fields/html-field.tsx';
import { ListField } from '../fields/list-field.tsx';
import { legalChanges, type Run } from './legal-changes.ts';
import styles from './legal-review.module.css';

const tones = { new: 'green', removed: 'red', changed: 'amber' } as const;

/** Review of a legal text's changes before publishing. */
function LegalReview(props: ReviewProps<LegalContent>): ReactNode {
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
    // oxlint-disable-next-line react/no-array-index-key -- runs have no identity
    if (kind === 'added') return <ins key={index}>{text}</ins>;
    // oxlint-disable-next-line react/no-array-index-key -- as above
    if (kind === 'removed') return <del key={index}>{text}</del>;
    return text;
  });
}

function LegalFields({ part }: { part: Part<LegalContent> }): ReactNode {
  return (
    <>
      <LineField
        label="In force since"
        hint="Shown at the top. Earlier versions stay available with their own date."
        type="date"
        of={bind(part, 'inForceSince')}
      />
      <ListField
        of={bind(part, 'sections')}
        legend="Sections"
        one="section"
        most={60}
        called={({ title }) => title}
        create={() => ({ id: freshId(), title: '', html: '' })}
      >
        {(item) => (
          <>
            <LineField label="Title" of={bind(item, 'title')} />
            <HtmlField label="Text" of={bind(item, 'html')} />
          </>
        )}
      </ListField>
    </>
  );
}

const legal = {
  Form: LegalFields,
  Review: LegalReview,
  labels: { inForceSince: 'In force since', sections: 'Sections' },
};

export const termsForm: PageForm<'terms'> = { page: 'terms', ...legal };
export const privacyForm: PageForm<'privacy'> = { page: 'privacy', ...legal };

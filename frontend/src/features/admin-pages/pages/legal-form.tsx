import type { LegalContent } from '@ironbloom/brand';
import { type ReactNode, useMemo } from 'react';
import { freshId } from '../content-values.ts';
import { HtmlField } from '../fields/html-field.tsx';
import { ListField } from '../fields/list-field.tsx';
import { LineField } from '../fields/text-fields.tsx';
import { bind, bindWhole, type PageForm, type PageFormProps, type ReviewProps } from '../page-form.ts';
import { shownDay } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { legalChanges, type Run } from './legal-changes.ts';
import styles from './legal-review.module.css';

const tones = { new: 'green', removed: 'red', changed: 'amber' } as const;

/** Before a legal text is published: what becomes of it, word by word. */
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
    // oxlint-disable-next-line react/no-array-index-key -- a run is where it is
    if (kind === 'added') return <ins key={index}>{text}</ins>;
    // oxlint-disable-next-line react/no-array-index-key -- as above
    if (kind === 'removed') return <del key={index}>{text}</del>;
    return text;
  });
}

function LegalFields({ part }: PageFormProps<LegalContent>): ReactNode {
  return (
    <>
      <LineField
        label="In force since"
        hint="Shown at the top. Earlier versions stay available with their own date."
        type="date"
        {...bind(part, 'inForceSince')}
      />
      <ListField
        {...bindWhole(part, 'sections')}
        legend="Sections"
        one="section"
        most={60}
        called={({ title }) => title}
        create={() => ({ id: freshId(), title: '', html: '' })}
      >
        {(item) => (
          <>
            <LineField label="Title" {...bind(item, 'title')} />
            <HtmlField label="Text" {...bind(item, 'html')} />
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

export const termsForm: PageForm<'terms'> = { page: 'terms', title: 'Terms', ...legal };
export const privacyForm: PageForm<'privacy'> = { page: 'privacy', title: 'Privacy', ...legal };

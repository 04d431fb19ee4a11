import type { ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { CompareDialog } from '#shared/ui/overlays/compare-dialog.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import type { PublishedBook } from '../book.ts';
import type { Offer } from '../offer.ts';
import { OfferFields } from './offer-fields.tsx';
import { offerLabels } from './offer-form.ts';
import { useOfferForm } from './use-offer-form.ts';
import styles from '../components/plans.module.css';

const formId = 'offer-form';

interface OfferDialogProps {
  /** Null: a new one. */
  offer: Offer | null;
  book: PublishedBook;
  onClose: () => void;
}

/** Writes a code or a sale. */
export function OfferDialog({ offer, book, onClose }: OfferDialogProps): ReactNode {
  const form = useOfferForm(offer, onClose);
  const { busy, problem, conflict } = form;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={offer ? 'Change the offer' : 'New offer'}
        dismissible={!busy}
        footer={
          <>
            <Button size="sm" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button size="sm" variant="primary" type="submit" form={formId} busy={busy} busyLabel="Saving...">
              Save
            </Button>
          </>
        }
      >
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          {problem && (
            <Notice tone="red" role="alert">
              {problem}
            </Notice>
          )}
          <OfferFields form={form} offer={offer} book={book} />
        </form>
      </Dialog>
      {conflict && (
        <CompareDialog
          open
          lead={`Someone else saved this on ${fullDayAndTime(conflict.theirs.updatedAt)}. Choose a version for each field.`}
          fields={conflict.fields.map(({ name, likely, mine, theirs }) => ({
            name,
            label: offerLabels[name] ?? name,
            likely,
            mine: mine || '(empty)',
            theirs: theirs || '(empty)',
          }))}
          confirmLabel="Save these"
          busyLabel="Saving..."
          busy={busy}
          onClose={form.compareLater}
          onResolve={form.resolve}
        />
      )}
    </>
  );
}

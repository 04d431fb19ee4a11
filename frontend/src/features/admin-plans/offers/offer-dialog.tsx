import type { ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { CompareDialog } from '#shared/ui/overlays/compare-dialog.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import type { PublishedBook } from '../book.ts';
import type { Offer } from '../offer.ts';
import { OfferFields } from './offer-fields.tsx';
import { offerLabels } from './offer-form.ts';
import { useOfferForm } from './use-offer-form.ts';
import styles from '../components/plans.module.css';

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
      <FormDialog
        title={offer ? 'Change the offer' : 'New offer'}
        confirmLabel="Save"
        busyLabel="Saving..."
        variant="primary"
        busy={busy}
        form={{
          className: styles.form,
          onSubmit: (event) => {
            event.preventDefault();
            void form.save();
          },
        }}
        onClose={onClose}
      >
        {problem && (
          <Notice tone="red" role="alert">
            {problem}
          </Notice>
        )}
        <OfferFields form={form} offer={offer} book={book} />
      </FormDialog>
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

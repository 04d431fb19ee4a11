import { type ReactNode, useState } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { fullDayAndTime, isoDay, shownDay } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { useOffers } from '../api.ts';
import type { PublishedBook } from '../book.ts';
import { type Offer, type OfferState, stateOf, takenOff } from '../offer.ts';
import styles from '../components/plans.module.css';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { CompareDialog } from '#shared/ui/overlays/compare-dialog.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { OfferFields } from './offer-fields.tsx';
import { offerLabels } from './offer-form.ts';
import { useOfferForm } from './use-offer-form.ts';

const tones: Readonly<Record<OfferState, 'green' | 'amber' | 'grey'>> = {
  running: 'green',
  scheduled: 'amber',
  paused: 'grey',
  ended: 'grey',
  'used up': 'grey',
};

/** Codes and sales, and what came of them. */
export function OfferList({ book }: { book: PublishedBook }): ReactNode {
  const { data, error, mutate } = useOffers();
  const offers = data?.offers;
  /** Null: none is open; 'new': a new one. */
  const [open, setOpen] = useState<Offer | 'new' | null>(null);
  const [today] = useState(() => isoDay(Date.now()));
  const add = (
    <Button size="sm" variant="primary" onClick={() => setOpen('new')}>
      New offer
    </Button>
  );
  return (
    <div className={styles.offers}>
      {!offers && error && (
        <LoadError
          message={messageOf(error, 'The offers could not be loaded.')}
          onRetry={() => void mutate()}
        />
      )}
      {!offers && !error && (
        <p className="muted" role="status">
          Loading offers...
        </p>
      )}
      {offers?.length === 0 && (
        <EmptyState
          icon="card"
          title="No offers yet"
          text="A code lowers the price for those who have it; a sale lowers it for everybody until its last day."
          action={add}
        />
      )}
      {offers && offers.length > 0 && (
        <>
          <div className={styles.head}>
            <h2 className="d4">Codes and sales</h2>
            {add}
          </div>
          <ul className={styles.lines}>
            {offers.map((offer) => (
              <OfferLine
                key={offer._id}
                offer={offer}
                book={book}
                today={today}
                onOpen={() => setOpen(offer)}
              />
            ))}
          </ul>
        </>
      )}
      {open && <OfferDialog offer={open === 'new' ? null : open} book={book} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface OfferLineProps {
  offer: Offer;
  book: PublishedBook;
  /** In India, `YYYY-MM-DD`. */
  today: string;
  onOpen: () => void;
}

function OfferLine({ offer, book, today, onOpen }: OfferLineProps): ReactNode {
  const { code, name, used, held, given, maxUses, maxUsesPerEmail, firstPurchaseOnly, planIds } = offer;
  const state = stateOf(offer, today);
  const plans = planIds && book.plans.filter(({ id }) => planIds.includes(id)).length;
  const terms = [
    takenOff(offer),
    plans === null ? 'all plans' : `${plans} of ${book.plans.length} plans`,
    ...(maxUsesPerEmail ? [`${maxUsesPerEmail} per email`] : []),
    ...(firstPurchaseOnly ? ['first purchase only'] : []),
  ];
  const uses = [
    maxUses ? `${used} of ${maxUses} used` : `${used} used`,
    ...(held > 0 ? [`${held} reserved by open checkouts`] : []),
    ...(given > 0 ? [`${formatRupees(given)} given`] : []),
  ];
  return (
    <li>
      <div className={styles.head}>
        <div>
          <h3 className="label">
            <span>{code ?? name}</span> <Badge tone={tones[state]}>{state}</Badge>
          </h3>
          <p className="small quiet">{code ? name : 'Sale, for everybody'}</p>
        </div>
        <Button size="sm" aria-label={`Change ${code ?? name}`} onClick={onOpen}>
          Change
        </Button>
      </div>
      <p className="small num">{`${terms.join(', ')}. ${daysOf(offer)}`}</p>
      <p className="small muted num">{uses.join(', ')}</p>
    </li>
  );
}

function daysOf({ startsOn, endsOn }: Offer): string {
  const from = startsOn && shownDay(`${startsOn}T00:00:00Z`);
  const to = endsOn && shownDay(`${endsOn}T00:00:00Z`);
  if (from && to) return `${from} to ${to}.`;
  if (to) return `Until ${to}.`;
  return from ? `From ${from}.` : 'No end date.';
}

interface OfferDialogProps {
  /** Null: a new one. */
  offer: Offer | null;
  book: PublishedBook;
  onClose: () => void;
}

/** Writes a code or a sale. */
function OfferDialog({ offer, book, onClose }: OfferDialogProps): ReactNode {
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

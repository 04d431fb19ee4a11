import { type ReactNode, useState } from 'react';
import { isoDay, shownDay } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { useOffers } from './api.ts';
import { type Offer, type OfferState, type Plans, stateOf, takenOff } from './offer.ts';
import { OfferDialog } from './offer-dialog.tsx';
import styles from './offers.module.css';

const tones: Readonly<Record<OfferState, 'green' | 'amber' | 'grey'>> = {
  running: 'green',
  scheduled: 'amber',
  paused: 'grey',
  ended: 'grey',
  'used up': 'grey',
};

/** Codes and sales, with their uses. */
export function OfferList({ book }: { book: Plans }): ReactNode {
  const answer = useOffers();
  /** Null: closed. */
  const [open, setOpen] = useState<Offer | 'new' | null>(null);
  const [today] = useState(() => isoDay(Date.now()));
  const add = (
    <Button size="sm" variant="primary" onClick={() => setOpen('new')}>
      New offer
    </Button>
  );
  return (
    <div className={styles.offers}>
      <Loaded answer={answer} loading="Loading offers...">
        {({ offers }) =>
          offers.length === 0 ? (
            <EmptyState
              icon="card"
              title="No offers yet"
              text="A code lowers the price for those who have it; a sale lowers it for everybody until its last day."
              action={add}
            />
          ) : (
            <>
              <Row gap="2" align="center" justify="between" className={styles.head}>
                <h2 className="d4">Codes and sales</h2>
                {add}
              </Row>
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
          )
        }
      </Loaded>
      {open && <OfferDialog offer={open === 'new' ? null : open} book={book} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface OfferLineProps {
  offer: Offer;
  book: Plans;
  /** IST, `YYYY-MM-DD`. */
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
      <Row gap="2" align="center" justify="between" className={styles.head}>
        <div>
          <h3 className="label">
            <span>{code ?? name}</span> <Badge tone={tones[state]}>{state}</Badge>
          </h3>
          <p className="small quiet">{code ? name : 'Sale, for everybody'}</p>
        </div>
        <Button size="sm" aria-label={`Change ${code ?? name}`} onClick={onOpen}>
          Change
        </Button>
      </Row>
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

import { promises, promisesInWords } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { formatRupees } from '#shared/india/rupees.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import type { CoachFaceList } from '#shared/ui/media/coach-faces.tsx';
import { Initials } from '#shared/ui/media/initials.tsx';
import { SitePicture, type PictureFiles } from '#shared/ui/media/site-picture.tsx';
import { atPrice } from '../offered-price.ts';
import { perMonth, savings, type Plan } from '../plan.ts';
import { SaleNote } from './sale-note.tsx';
import styles from './plan-summary.module.css';

interface PlanSummaryProps {
  plan: Plan;
  /** An accepted code; amounts in paise. */
  offer?: { code: string; amount: number; listPrice: number; discount: number } | null;
  /** For wide screens. */
  art?: PictureFiles | undefined;
  /** A selection; none is assigned yet. */
  coaches?: CoachFaceList | null;
}

/** The plan, its price and the next steps. */
export function PlanSummary({ plan: listed, offer = null, art, coaches }: PlanSummaryProps): ReactNode {
  // A code replaces a sale.
  const plan = offer ? atPrice(listed, offer.listPrice) : listed;
  const total = offer?.amount ?? plan.price;
  const promised = promisesInWords(promises());
  const next = [
    { when: `Within ${promised.call}`, what: 'We contact you and ask about your training, food and sleep.' },
    { when: `Within ${promised.plan}`, what: 'You get your nutrition and workout plan.' },
    { when: 'Every week', what: 'A check-in, and a changed plan when you need one.' },
  ];
  return (
    <aside data-surface="ink" aria-labelledby="plan-summary">
      <div className={styles.inner}>
        <h2 className="d3" id="plan-summary">
          {`${plan.kind.name} coaching`}
        </h2>
        <p className="muted">
          <span>{inMonths(plan.duration)}</span>, about{' '}
          <span className="num">{formatRupees(perMonth({ ...plan, price: total }))}</span> a month
        </p>
        {art && (
          <div className={styles.art}>
            <SitePicture files={art} sizes="30rem" alt="" />
          </div>
        )}
        <div aria-live="polite">
          {(savings(plan) > 0 || offer) && (
            <dl className={`num ${styles.lines}`}>
              <div>
                <dt>Usual price</dt>
                <dd>
                  <s>{formatRupees(plan.originalPrice)}</s>
                </dd>
              </div>
              <div>
                <dt>{`You save (${plan.discountPercent}%)`}</dt>
                <dd>{`−${formatRupees(savings(plan))}`}</dd>
              </div>
              {offer && (
                <div>
                  <dt>{`Code ${offer.code}`}</dt>
                  <dd>{`−${formatRupees(offer.discount)}`}</dd>
                </div>
              )}
            </dl>
          )}
          {plan.sale && (
            <p className="small muted">
              <SaleNote sale={plan.sale} />
            </p>
          )}
          <p className={styles.total}>
            <span className="label">Total today</span>
            <span className={`figure num ${styles.amount}`}>{formatRupees(total)}</span>
          </p>
        </div>
        <hr className="rule" />
        <h3 className="label">What happens next</h3>
        <ol className={styles.next}>
          {next.map(({ when, what }) => (
            <li key={what}>
              <b>{when}</b>
              <span className="muted">{what}</span>
            </li>
          ))}
        </ol>
        {coaches && (
          <>
            <h3 className="label">{coaches.title}</h3>
            <ul className={styles.coaches}>
              {coaches.faces.map(({ id, name, field, portrait }) => (
                <li key={id}>
                  <SitePicture {...portrait} sizes="5rem" />
                  <Initials name={name} className={styles.initials} />
                  <b>{name}</b>
                  <span className="muted">{field}</span>
                </li>
              ))}
            </ul>
            <p className="micro muted">{coaches.note}</p>
          </>
        )}
      </div>
    </aside>
  );
}

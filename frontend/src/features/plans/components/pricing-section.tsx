import { useState, type ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { defaultChoice, inMonths, type PlanChoice } from '#shared/lib/plan-words.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { findPlan, kindsOf, perMonth, plansOfKind, savings, type Plan } from '../plan.ts';
import { SaleNote } from './sale-note.tsx';
import styles from './pricing-section.module.css';

const included = [
  'Nutrition and workout plans made for you',
  'Your own trainer, weekly check-ins',
  'Plan adjustments for the full term',
];

/** The home page's pricing: picker and price. */
export function PricingSection({ plans }: { plans: readonly Plan[] }): ReactNode {
  const [choice, setChoice] = useState<PlanChoice>(defaultChoice);
  // Functional update: hydration may replay two changes in one batch.
  const change = (part: Partial<PlanChoice>): void => setChoice((before) => ({ ...before, ...part }));
  const plan = findPlan(plans, choice);
  return (
    <div className={styles.price}>
      <div className={styles.pick}>
        <Segmented
          legend="Who is training?"
          showLegend
          name="mode"
          value={plan.trainingType}
          onChange={(trainingType) => change({ trainingType })}
          options={kindsOf(plans).map(({ key, name }) => ({ value: key, label: name }))}
        />
        <RadioCards
          legend="For how long?"
          showLegend
          name="months"
          value={plan.duration}
          onChange={(duration) => change({ duration })}
          options={plansOfKind(plans, plan.trainingType).map(({ duration, price, mostChosen }) => ({
            value: duration,
            title: inMonths(duration),
            ...(mostChosen ? { text: 'Most chosen' } : {}),
            side: formatRupees(price),
          }))}
        />
      </div>
      <div className={styles.out}>
        <p className={styles.now} aria-live="polite">
          <span className={`figure num ${styles.big}`}>{formatRupees(plan.price)}</span>{' '}
          <span className={styles.per}>{`/ ${inMonths(plan.duration)}`}</span>
        </p>
        <p className="muted">
          {plan.sale && (
            <b>
              <SaleNote sale={plan.sale} />.{' '}
            </b>
          )}
          {savings(plan) > 0 && (
            <span>
              <s>
                <span className="sr">Usual price </span>
                <span className="num">{formatRupees(plan.originalPrice)}</span>
              </s>
              {'\u2002'}You save <span className="num">{formatRupees(savings(plan))}</span>.{' '}
            </span>
          )}
          <span>
            That is about <span className="num">{formatRupees(perMonth(plan))}</span> a month.
          </span>
        </p>
        <ul className={styles.included}>
          {included.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
        <div className={styles.go}>
          <ButtonLink
            variant="primary"
            size="lg"
            iconAfter="arrow"
            to={paths.simplePayment}
            state={{ mode: plan.trainingType, duration: plan.duration }}
          >
            Buy now
          </ButtonLink>
          <p className="small quiet">
            Cards, UPI and net banking through Razorpay.
            <br />
            No account needed.
          </p>
        </div>
      </div>
    </div>
  );
}

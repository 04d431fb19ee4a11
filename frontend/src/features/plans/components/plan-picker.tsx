import type { ReactNode } from 'react';
import { formatRupees } from '#shared/india/rupees.ts';
import { inMonths, type PlanChoice } from '#shared/lib/plan-words.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import { kindsOf, plansOfKind, type Plan } from '../plan.ts';
import { SaleNote } from './sale-note.tsx';
import styles from './plan-picker.module.css';

interface PlanPickerProps {
  plans: readonly Plan[];
  chosen: Plan;
  onChange: (change: Partial<PlanChoice>) => void;
  disabled?: boolean;
}

/** Training type and duration, on both payment screens. */
export function PlanPicker({ plans, chosen, onChange, disabled = false }: PlanPickerProps): ReactNode {
  return (
    <>
      <RadioCards
        className={styles.group}
        legend="Who is training?"
        showLegend
        name="trainingType"
        columns={2}
        value={chosen.trainingType}
        onChange={(trainingType) => onChange({ trainingType })}
        options={kindsOf(plans).map(({ key, name, text }) => ({ value: key, title: name, text, disabled }))}
      />
      <RadioCards
        className={styles.group}
        legend="For how long?"
        showLegend
        name="duration"
        value={chosen.duration}
        onChange={(duration) => onChange({ duration })}
        options={plansOfKind(plans, chosen.trainingType).map((plan) => ({
          value: plan.duration,
          title: inMonths(plan.duration),
          badge: (
            <>
              {plan.discountPercent > 0 && <Badge tone="tint">{`${plan.discountPercent}% off`}</Badge>}
              {plan.mostChosen && <Badge tone="grey">Most chosen</Badge>}
            </>
          ),
          ...(plan.sale ? { text: <SaleNote sale={plan.sale} /> } : {}),
          side: (
            <>
              <span>{formatRupees(plan.price)}</span>
              {plan.originalPrice > plan.price && (
                <s className={styles.usual}>
                  <span className="sr">, usual price </span>
                  <span>{formatRupees(plan.originalPrice)}</span>
                </s>
              )}
            </>
          ),
          disabled,
        }))}
      />
    </>
  );
}

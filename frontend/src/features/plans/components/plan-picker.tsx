import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/india/rupees.ts';
import {
  durations,
  trainingTypes,
  trainingTypeWords,
  type PlanChoice,
} from '../../../shared/lib/plan-words.ts';
import { Badge } from '../../../shared/ui/text/badge.tsx';
import { RadioCards } from '../../../shared/ui/choices/radio-cards.tsx';
import { findPlan, type Plan } from '../plan.ts';
import styles from './plan-picker.module.css';

interface PlanPickerProps {
  plans: readonly Plan[];
  choice: PlanChoice;
  onChange: (change: Partial<PlanChoice>) => void;
  disabled?: boolean;
}

const typeTexts = { individual: 'One coach, one plan, all yours.', buddy: 'Two people, one price.' };

/** The two choices of both payment screens. */
export function PlanPicker({ plans, choice, onChange, disabled = false }: PlanPickerProps): ReactNode {
  return (
    <>
      <RadioCards
        className={styles.group}
        legend="Who is training?"
        showLegend
        name="trainingType"
        columns={2}
        value={choice.trainingType}
        onChange={(trainingType) => onChange({ trainingType })}
        options={trainingTypes.map((type) => ({
          value: type,
          title: trainingTypeWords[type],
          text: typeTexts[type],
          disabled,
        }))}
      />
      <RadioCards
        className={styles.group}
        legend="For how long?"
        showLegend
        name="duration"
        value={choice.duration}
        onChange={(duration) => onChange({ duration })}
        options={durations.map((duration) => {
          const plan = findPlan(plans, { ...choice, duration });
          return {
            value: duration,
            title: `${duration} months`,
            badge: <Badge tone="tint">{plan.discountPercent}% off</Badge>,
            side: (
              <>
                {formatRupees(plan.price)}
                <s className={styles.usual}>
                  <span className="sr">, usual price </span>
                  {formatRupees(plan.originalPrice)}
                </s>
              </>
            ),
            disabled,
          };
        })}
      />
    </>
  );
}

import { dayFigures, offTarget, rangeOf, shownNumber } from '@ironbloom/brand/nutrition';
import type { FoodDay, MealOption } from '@ironbloom/brand/plan';
import type { CSSProperties, ReactNode } from 'react';
import styles from './day-totals.module.css';
import { Panel } from './parts.tsx';

const lines = [
  { name: 'kcal', words: 'Energy', unit: 'kcal' },
  { name: 'protein', words: 'Protein', unit: 'g' },
  { name: 'carbs', words: 'Carbs', unit: 'g' },
  { name: 'fat', words: 'Fat', unit: 'g' },
] as const;

/** The mark of the target stands at five sixths of a bar. */
const TARGET_AT = 5 / 6;

/** What the options that are shown sum up to, beside the target. */
export function DayTotals({ day, options }: { day: FoodDay; options: readonly MealOption[] }): ReactNode {
  const sum = dayFigures(day, [...options]);
  const { least, most } = rangeOf(day);
  const [from, to] = [Math.round(least.kcal), Math.round(most.kcal)];
  return (
    <Panel title="This day" side={<span className="micro quiet">options shown</span>} live>
      <div className={styles.lines}>
        {lines.map(({ name, words, unit }) => {
          const target = day.target?.[name];
          const off = target === undefined ? undefined : offTarget(sum[name], target);
          const filled = target ? Math.min(1, (sum[name] / target) * TARGET_AT) : 0;
          return (
            <div key={name} className={styles.line} data-off={off !== undefined || undefined}>
              <span>{words}</span>
              <span className="num">
                <b>{shownNumber(Math.round(sum[name]))}</b>
                {target !== undefined && ` of ${shownNumber(Math.round(target))}`} {unit}
              </span>
              {target !== undefined && (
                <i style={{ '--filled': `${filled * 100}%` } as CSSProperties} aria-hidden="true" />
              )}
              {off !== undefined && (
                <em className="num">
                  {shownNumber(Math.abs(off))} {unit} {off > 0 ? 'over' : 'under'}
                </em>
              )}
            </div>
          );
        })}
        {from < to && (
          <p className="micro quiet num">
            Any mix of options gives {shownNumber(from)} to {shownNumber(to)} kcal.
          </p>
        )}
      </div>
    </Panel>
  );
}

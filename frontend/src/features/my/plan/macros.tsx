import { shownFigures, shownNumber } from '@ironbloom/brand/nutrition';
import type { Figures } from '@ironbloom/brand/plan';
import type { ReactNode } from 'react';
import styles from './macros.module.css';

/** What a day is to come to. */
export function Macros({ figures }: { figures: Figures }): ReactNode {
  const { kcal, protein, carbs, fat } = shownFigures(figures);
  return (
    <dl className={`${styles.macros} num`}>
      <div>
        <dt>kcal</dt>
        <dd>{shownNumber(kcal)}</dd>
      </div>
      {Object.entries({ protein, carbs, fat }).map(([name, grams]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {shownNumber(grams)}
            <small>g</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

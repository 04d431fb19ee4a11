import { dayFigures, optionLetter } from '@ironbloom/brand/nutrition';
import type { FoodDay, FoodPlan } from '@ironbloom/brand/plan';
import type { ReactNode } from 'react';
import { type DayKind, dayWords, itemInWords } from './food-plan.ts';
import { figuresInWords } from './food-words.ts';
import styles from './shown-food.module.css';

const kinds: readonly DayKind[] = ['training', 'rest'];

/** The food of a published version, to read. */
export function ShownFood({ plan }: { plan: FoodPlan }): ReactNode {
  return (
    <section className={styles.food} aria-label="Food">
      {kinds
        .filter((kind) => plan[kind].target !== null || plan[kind].meals.length > 0)
        .map((kind) => (
          <ShownDay key={kind} name={dayWords[kind]} day={plan[kind]} />
        ))}
      {plan.note !== '' && <p className={styles.note}>{plan.note}</p>}
    </section>
  );
}

function ShownDay({ name, day }: { name: string; day: FoodDay }): ReactNode {
  return (
    <div>
      <h3 className="label">{name}</h3>
      <p className="small quiet num">
        {day.target ? `Target ${figuresInWords(day.target)}. ` : ''}
        First options: {figuresInWords(dayFigures(day))}
      </p>
      <dl className={styles.meals}>
        {day.meals.map(({ id, name: meal, at, options }) => (
          <div key={id}>
            <dt>
              {at !== '' && <span className="num">{at} </span>}
              {meal}
            </dt>
            {options.map((option, index) => (
              <dd key={option.id}>
                {options.length > 1 && <b>{optionLetter(index)}: </b>}
                {option.items.map(itemInWords).join('; ') || 'Nothing yet'}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

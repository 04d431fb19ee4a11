import { activityOf, firstTargets, splitTargets } from '@ironbloom/brand/food-targets';
import { shownNumber } from '@ironbloom/brand/nutrition';
import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import type { ClientFood } from './api.ts';
import { CalculatorDialog } from './calculator-dialog.tsx';
import { goalOf, sexOf } from './calculator.ts';
import { useFood } from './food-context.ts';
import { newPlan } from './food-plan.ts';
import { bodyInWords } from './food-words.ts';
import styles from './food-start.module.css';

/** A plan without food: it begins with targets, or with meals alone. */
export function FoodStart(): ReactNode {
  const { known, set, busy } = useFood();
  const [calculating, setCalculating] = useState(false);
  const days = daysOf(known);
  const first = startOf(known);
  const { may, why } = known.targets;
  const body = bodyInWords(known);
  const begin = (targets: Parameters<typeof newPlan>[1]): void => set('', newPlan(days, targets));
  return (
    <section className={styles.start} aria-labelledby="food-start">
      <h2 className="d3" id="food-start">
        {may === 'calculate' ? 'Targets first' : 'Begin with the meals'}
      </h2>
      {body !== '' && (
        <p className="muted">
          Known: {body}.{' '}
          {first &&
            `The estimate to stay at this weight is about ${shownNumber(Math.round(first.maintenance / 10) * 10)} kcal a day.`}
        </p>
      )}
      {why !== null && <p className="muted">{why}</p>}
      {may === 'calculate' && (
        <p className="small quiet">
          The estimate is a formula’s first guess, not validated for this client, and no medical advice.
        </p>
      )}
      <Row gap="3">
        {first && (
          <Button variant="primary" disabled={busy} onClick={() => begin(splitTargets(first.target, days))}>
            {`Start at ${shownNumber(first.target.kcal)} kcal, ${first.target.protein} g protein`}
          </Button>
        )}
        {may === 'calculate' && (
          <Button disabled={busy} onClick={() => setCalculating(true)}>
            Calculate
          </Button>
        )}
        <Button variant={first ? 'quiet' : 'outline'} disabled={busy} onClick={() => begin(null)}>
          Meals without targets
        </Button>
      </Row>
      {calculating && (
        <CalculatorDialog
          trainingDays={days}
          onUse={(targets) => {
            setCalculating(false);
            begin(targets);
          }}
          onClose={() => setCalculating(false)}
        />
      )}
    </section>
  );
}

const usualDays = 3;

const daysOf = ({ answers }: ClientFood): number => Number(answers['days'] ?? usualDays);

/** By her answers, where all that the formula needs is known. */
function startOf(known: ClientFood) {
  const { kg, cm, years } = known.body;
  if (known.targets.may !== 'calculate' || kg === null || cm === null || years === null) return undefined;
  return firstTargets({
    sex: sexOf(known),
    years,
    cm,
    kg,
    activity: activityOf(known.answers['steps'], daysOf(known)),
    goal: goalOf(known),
    isNew: known.answers['experience'] === 'never',
  });
}

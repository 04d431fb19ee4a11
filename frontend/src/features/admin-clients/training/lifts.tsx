import { type ReactNode, useState } from 'react';
import { Chart } from '#shared/charts/chart.tsx';
import { LineChart } from '#shared/charts/line-chart.tsx';
import { shownDay } from '#shared/india/dates.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import type { Lift } from './api.ts';
import styles from './lifts.module.css';
import { liftInWords, loadInWords, maximumInWords } from './training-words.ts';

/** The estimated maximum of a lift over time. */
export function Lifts({ lifts }: { lifts: readonly Lift[] }): ReactNode {
  const often = lifts.toSorted((a, b) => b.points.length - a.points.length);
  const [chosen, setChosen] = useState(often[0]!.exerciseId);
  const lift = lifts.find(({ exerciseId }) => exerciseId === chosen) ?? often[0]!;
  return (
    <Chart
      title="Estimated maximum"
      sentence={liftInWords(lift)}
      tools={
        <Field label="Lift">
          {(control) => (
            <Select
              {...control}
              value={lift.exerciseId}
              onChange={({ target }) => setChosen(target.value)}
              options={lifts
                .toSorted((a, b) => a.name.localeCompare(b.name))
                .map(({ exerciseId, name }) => ({ value: exerciseId, label: name }))}
            />
          )}
        </Field>
      }
      columns={['Day', 'Best set', 'Estimate']}
      rows={lift.points
        .toReversed()
        .map(({ on, kg, reps, estimate }) => [
          shownDay(on),
          `${loadInWords(kg)} × ${reps}`,
          maximumInWords(estimate),
        ])}
    >
      {(sentenceId) => (
        <>
          <LineChart
            points={lift.points.map(({ on, estimate }) => ({ on, value: estimate }))}
            direct
            labelledBy={sentenceId}
          />
          <p className={`micro quiet ${styles.about}`}>
            By Epley, from the best set of each day with up to 12 repetitions.
          </p>
        </>
      )}
    </Chart>
  );
}

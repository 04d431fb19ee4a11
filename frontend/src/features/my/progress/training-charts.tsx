import { type ReactNode, useState } from 'react';
import { BarChart } from '#shared/charts/bar-chart.tsx';
import { Chart } from '#shared/charts/chart.tsx';
import { LineChart } from '#shared/charts/line-chart.tsx';
import { ticksUpTo } from '#shared/charts/scale.ts';
import { shownDay } from '#shared/india/dates.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import type { WeightUnit } from '../units.ts';
import type { TrainingProgress } from './api.ts';
import type { Calendar } from './calendar.ts';
import { CalendarTable } from './calendar-table.tsx';
import { longestOf } from './records.ts';
import {
  calendarSentence,
  estimateOf,
  liftSentence,
  setCell,
  volumeBars,
  volumeCell,
  volumeSentence,
  weekCell,
} from './training-words.ts';

interface VolumeProps {
  weeks: TrainingProgress['weeks'];
  calendar: Calendar;
  unit: WeightUnit;
}

export function VolumeChart({ weeks, calendar, unit }: VolumeProps): ReactNode {
  if (weeks.every(({ volume }) => volume === 0)) return null;
  const isRunning = calendar.weeks.at(-1)!.isRunning;
  const { bars } = volumeBars(weeks, unit);
  const ticks = ticksUpTo(Math.max(...bars.map(({ value }) => value)));
  return (
    <Chart
      title="Volume per week"
      sentence={volumeSentence(weeks, unit, isRunning)}
      columns={['Week', 'Volume', 'Sets']}
      rows={weeks.map((week, at) => [
        weekCell(week, isRunning && at === weeks.length - 1),
        volumeCell(week, unit),
        String(week.sets),
      ])}
    >
      {(sentence) => <BarChart bars={bars} most={ticks.at(-1)!} ticks={ticks} labelledBy={sentence} />}
    </Chart>
  );
}

export function AdherenceChart({ calendar }: { calendar: Calendar }): ReactNode {
  return (
    <Chart
      title="Adherence"
      sentence={calendarSentence(calendar)}
      columns={['Week', 'Planned', 'Done', 'Missed']}
      rows={calendar.weeks.map((week) => [
        weekCell(week, week.isRunning),
        String(week.planned),
        String(week.done),
        String(week.missed),
      ])}
    >
      {(sentence) => <CalendarTable calendar={calendar} labelledBy={sentence} />}
    </Chart>
  );
}

interface LiftProps {
  lifts: TrainingProgress['lifts'];
  unit: WeightUnit;
}

export function LiftChart({ lifts, unit }: LiftProps): ReactNode {
  const [wanted, setWanted] = useState<string>();
  const lift = lifts.find(({ exerciseId }) => exerciseId === wanted) ?? longestOf(lifts);
  if (!lift) return null;
  const options = lifts
    .map(({ exerciseId, name }) => ({ value: exerciseId, label: name }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
  return (
    <Chart
      title="Estimated maximum"
      sentence={`${lift.name}: ${liftSentence(lift, unit)}`}
      columns={['Day', 'Estimate', 'From']}
      rows={lift.points.map((point) => [
        shownDay(point.on),
        `${estimateOf(point, unit)} ${unit}`,
        setCell(point, unit),
      ])}
      tools={
        <Field
          label="Lift"
          hint="What you could lift once, after Epley: load × (1 + repetitions ÷ 30), from sets of 2 to 12 repetitions. A single one counts as it is."
        >
          {(control) => (
            <Select
              {...control}
              options={options}
              value={lift.exerciseId}
              onChange={({ target }) => setWanted(target.value)}
            />
          )}
        </Field>
      }
    >
      {(sentence) => (
        <LineChart
          points={lift.points.map((point) => ({ on: point.on, value: estimateOf(point, unit) }))}
          direct
          labelledBy={sentence}
        />
      )}
    </Chart>
  );
}

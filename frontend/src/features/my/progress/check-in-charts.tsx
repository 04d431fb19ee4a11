import type { ReactNode } from 'react';
import type { ChoiceQuestion } from '@ironbloom/brand/check-in';
import { BarChart } from '#shared/charts/bar-chart.tsx';
import { Chart } from '#shared/charts/chart.tsx';
import { LineChart } from '#shared/charts/line-chart.tsx';
import { rounded, weeklyAverages } from '#shared/charts/scale.ts';
import { unitOf, type Units } from '../units.ts';
import {
  changeCell,
  choiceSentence,
  isAveraged,
  labelOf,
  type Measured,
  measureSentence,
  mostOf,
  nameOf,
  pointsOf,
  type Row,
} from './series.ts';

export function MeasureChart({ question, rows, units }: Measured & { units: Units }): ReactNode {
  const unit = unitOf(question, units);
  const averages = isAveraged(question, rows) ? weeklyAverages(rows) : undefined;
  return (
    <Chart
      title={nameOf(question)}
      sentence={measureSentence(question, rows, units)}
      columns={['Week', nameOf(question), ...(averages ? ['Average'] : []), 'Change']}
      rows={rows.map(({ name, value }, at) => [
        name,
        `${value} ${unit}`,
        ...(averages ? [`${rounded(averages[at]!.value)} ${unit}`] : []),
        changeCell(rows, at),
      ])}
    >
      {(sentence) => <LineChart points={pointsOf(rows)} direct={!averages} labelledBy={sentence} />}
    </Chart>
  );
}

export function ChoiceChart(props: { question: ChoiceQuestion; rows: readonly Row[] }): ReactNode {
  const { question, rows } = props;
  return (
    <Chart
      title={question.text}
      sentence={choiceSentence(question, rows)}
      columns={['Week', 'Answer']}
      rows={rows.map(({ name, value }) => [name, `${value}, ${labelOf(question, value)}`])}
    >
      {(sentence) => (
        <BarChart
          bars={rows.map(({ name, value }) => ({ label: `wk ${name}`, value }))}
          most={mostOf(question)}
          labelledBy={sentence}
        />
      )}
    </Chart>
  );
}

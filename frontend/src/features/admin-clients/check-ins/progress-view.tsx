import type { CheckInQuestion } from '@ironbloom/brand/check-in';
import type { ReactNode } from 'react';
import { BarChart } from '#shared/charts/bar-chart.tsx';
import { Chart } from '#shared/charts/chart.tsx';
import { LineChart } from '#shared/charts/line-chart.tsx';
import { dayAndMonth, shownDay } from '#shared/india/dates.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import type { ClientDetail } from '../client.ts';
import { Box } from '../parts.tsx';
import { firstName } from '../words.ts';
import { type Progress, useProgress } from './api.ts';
import { answerInWords, changeInWords } from './check-in-words.ts';
import { Photos } from './photos.tsx';
import styles from './progress-view.module.css';

/** What a client's check-ins say over time. */
export function ProgressView({ client }: { client: ClientDetail }): ReactNode {
  return (
    <Loaded answer={useProgress(client._id)} loading={<Skeleton height="24rem" />}>
      {(progress) => <Shown client={client} progress={progress} />}
    </Loaded>
  );
}

function Shown({ client, progress }: { client: ClientDetail; progress: Progress }): ReactNode {
  const { checkIns, questions } = progress;
  const newest = checkIns.findLast(({ photos }) => Object.keys(photos).length > 0);
  if (checkIns.length === 0)
    return (
      <EmptyState
        icon="growth"
        title="Nothing to draw yet"
        text={`The first check-in of ${firstName(client.name)} begins the charts.`}
      />
    );
  return (
    <Stack gap="4">
      {newest && (
        <Box id="progress-photos" title="Then and now">
          <div className={styles.inside}>
            <Photos clientId={client._id} name={client.name} checkIn={newest} />
          </div>
        </Box>
      )}
      <div>
        {questions.map((question) => (
          <QuestionChart key={question.id} question={question} checkIns={checkIns} />
        ))}
      </div>
    </Stack>
  );
}

function QuestionChart(props: { question: CheckInQuestion; checkIns: Progress['checkIns'] }): ReactNode {
  const { question, checkIns } = props;
  const known = checkIns.flatMap(({ dueOn, week, values }) => {
    const value = values[question.id];
    return value === undefined ? [] : [{ on: dueOn, week, value }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const change = changeInWords(question, first.value, last.value);
  const now = `${answerInWords(question, last.value)} on ${shownDay(last.on)}`;
  return (
    <Chart
      title={question.text}
      sentence={
        first === last || !change
          ? `${now}.`
          : `${now}, ${change.words === 'same' ? 'the same as' : `${change.words} since`} week ${first.week}.`
      }
      columns={['Day', 'Week', 'Answer']}
      rows={known.map(({ on, week, value }) => [
        shownDay(on),
        String(week),
        answerInWords(question, value) ?? '',
      ])}
    >
      {(sentenceId) =>
        question.kind === 'choice' ? (
          <BarChart
            bars={known.map(({ on, value }) => ({ label: dayAndMonth(on), value }))}
            most={Math.max(...question.scale.map(({ value }) => value))}
            labelledBy={sentenceId}
          />
        ) : (
          <LineChart points={known} labelledBy={sentenceId} />
        )
      }
    </Chart>
  );
}

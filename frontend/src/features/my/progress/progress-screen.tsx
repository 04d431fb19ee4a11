import type { ReactNode } from 'react';
import type { ChoiceQuestion, NumberQuestion } from '@ironbloom/brand/check-in';
import { business } from '@ironbloom/brand';
import { myPaths } from '#shared/config/my-paths.ts';
import { shownDay } from '#shared/india/dates.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { type Progress, usePreferences, useProgress } from '../api.ts';
import { useMyPath, usePrograms } from '../program.tsx';
import { stateOf } from '../program-words.ts';
import room from '../room.module.css';
import { useTraining } from '../training/use-training.tsx';
import type { Units } from '../units.ts';
import { download, type TrainingProgress, useTrainingProgress } from './api.ts';
import { calendarOf } from './calendar.ts';
import { ChoiceChart, MeasureChart } from './check-in-charts.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import { ProgressPhotos } from './progress-photos.tsx';
import styles from './progress.module.css';
import { recordsOf } from './records.ts';
import { RecordsList } from './records-list.tsx';
import { rowsOf } from './series.ts';
import { AdherenceChart, LiftChart, VolumeChart } from './training-charts.tsx';

/** What her check-ins and her training say over time. */
export function ProgressScreen(): ReactNode {
  const { program } = usePrograms();
  const checkIns = useProgress(program._id);
  const training = useTrainingProgress(program._id);
  const preferences = usePreferences(program._id);
  const { startsOn } = program;
  const loading = <Skeleton height="min(32rem, 60svh)" />;
  return (
    <div className={room.room}>
      <title>{`Progress | ${business().name}`}</title>
      <header className={room.head}>
        {startsOn && (
          <p className={room.eyebrow}>
            {program.week === null
              ? stateOf(program)
              : `From ${shownDay(startsOn)}, ${stateOf(program).toLowerCase()}`}
          </p>
        )}
        <h1 className={room.title}>Progress</h1>
      </header>
      <Loaded answer={checkIns} loading={loading}>
        {(progress) => (
          <Loaded answer={training} loading={loading}>
            {(trained) => (
              <Loaded answer={preferences} loading={loading}>
                {(units) =>
                  progress.checkIns.length === 0 && trained.days.length === 0 ? (
                    <NoProgress />
                  ) : (
                    <Shown progress={progress} training={trained} units={units} />
                  )
                }
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

interface ShownProps {
  progress: Progress;
  training: TrainingProgress;
  units: Units;
}

function Shown({ progress, training, units }: ShownProps): ReactNode {
  const { program } = usePrograms();
  const { today, waiting } = useTraining();
  const { weightUnit: unit } = units;
  const calendar = calendarOf(program, training, today);
  const records = recordsOf(training);
  const answered = <Question extends NumberQuestion | ChoiceQuestion>(kind: Question['kind']) =>
    progress.questions
      .filter((question): question is Question => question.kind === kind)
      .map((question) => ({ question, rows: rowsOf(question, progress, program.startsOn, units) }))
      .filter(({ rows }) => rows.length > 0);
  const measured = answered<NumberQuestion>('number');
  const hasTrained = training.days.length > 0;
  const hasCheckIns = progress.checkIns.length > 0;
  return (
    <>
      {waiting.length > 0 && <Notice>What waits on this device to be sent is not counted here yet.</Notice>}
      <ProgressFigures
        measured={measured}
        units={units}
        calendar={calendar}
        records={records}
        weekFrom={training.weeks.at(-1)?.from}
      />
      {measured.map((one) => (
        <MeasureChart key={one.question.id} {...one} units={units} />
      ))}
      {calendar && <VolumeChart weeks={training.weeks} calendar={calendar} unit={unit} />}
      {calendar && <AdherenceChart calendar={calendar} />}
      <LiftChart lifts={training.lifts} unit={unit} />
      {answered<ChoiceQuestion>('choice').map((one) => (
        <ChoiceChart key={one.question.id} {...one} />
      ))}
      {!hasCheckIns && (
        <Missing title="Weight" text="Your first weight stands here after your first check-in." />
      )}
      {!hasTrained && (
        <Missing
          title="Training"
          text="Your first volume, lifts and records stand here after your first session."
        />
      )}
      <ProgressPhotos
        progress={progress}
        units={units}
        trainedOn={training.days.filter(({ finished }) => finished).map(({ on }) => on)}
      />
      <RecordsList records={records} unit={unit} />
      <p className={styles.download}>
        {hasCheckIns && <Download of="check-ins" label="Check-ins as CSV" />}
        {hasTrained && <Download of="training" label="Training as CSV" />}
      </p>
    </>
  );
}

function Missing({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <section className={styles.missing}>
      <h2 className="d3">{title}</h2>
      <p className="muted">{text}</p>
    </section>
  );
}

function Download({ of, label }: { of: Parameters<typeof download>[1]; label: string }): ReactNode {
  const { program } = usePrograms();
  const { busy, run } = useAction(() => download(program._id, of));
  return (
    <Button iconBefore="download" busy={busy} busyLabel="Preparing..." onClick={() => run()}>
      {label}
    </Button>
  );
}

function NoProgress(): ReactNode {
  const myPath = useMyPath();
  return (
    <EmptyState
      icon="growth"
      title="Nothing measured yet"
      text="Your first weight stands here after the first check-in, your first volume after the first session."
      action={<ButtonLink to={myPath(myPaths.today)}>Back to Today</ButtonLink>}
    />
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChoiceQuestion } from '@ironbloom/brand/check-in';
import { feelWords, isDone, LOG_LIMITS, minutesOf, volumeOf } from '@ironbloom/brand/training-log';
import { myPaths } from '#shared/config/my-paths.ts';
import { shownDay, weekday } from '#shared/india/dates.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { AnswerField } from '../check-in/answer-field.tsx';
import { Plate } from '../plate.tsx';
import { useMyPath, usePrograms } from '../program.tsx';
import { summaryOf } from '../training/session.ts';
import { RecordRows } from '../training/record-rows.tsx';
import { RefusedEdits } from '../training/refused-edits.tsx';
import { useTraining } from '../training/use-training.tsx';
import { SavedText } from './saved-text.tsx';
import styles from './session-done.module.css';
import type { SessionProps } from './session-props.ts';
import { inWeight, kgWords, rowWords } from './session-words.ts';

const feelQuestion: ChoiceQuestion = {
  id: 'feel',
  kind: 'choice',
  everyWeeks: 1,
  better: 'neither',
  text: 'How hard, all in all?',
  help: '',
  required: false,
  scale: feelWords.map((label, at) => ({ value: at + 1, label })),
};

interface SessionDoneProps extends SessionProps {
  dayId: string;
  /** Nothing more can be written down. */
  isOver: boolean;
  onChange: () => void;
}

/** What the session came to, and how it was. */
export function SessionDone(props: SessionDoneProps): ReactNode {
  const { session, training, day, dayId, isOver, on, unit, name } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { done, sets, volume, records } = summaryOf(session, training.bests, on);
  const skipped = session.blocks.flatMap(({ rows }) => rows).filter((row) => row.skipped !== null).length;
  const minutes = minutesOf(session.started, session.finished);
  const before = training.sessions
    .filter((one) => one.dayId === dayId && one.on < on && one.finishedAt !== null)
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))[0];
  const volumeBefore = before?.sets.filter(isDone).reduce((sum, set) => sum + volumeOf(set), 0);
  const more = volumeBefore === undefined ? undefined : volume - volumeBefore;
  const facts: readonly (readonly [string, string, string, string])[] = [
    [
      'Volume',
      kgWords(volume, unit),
      ` ${unit}`,
      more === undefined
        ? ''
        : Math.round(more) === 0
          ? 'as last time'
          : `${kgWords(Math.abs(more), unit)} ${unit} ${more > 0 ? 'more' : 'less'} than last time`,
    ],
    [
      'Time',
      minutes === undefined ? '–' : String(minutes),
      minutes === undefined ? '' : ' min',
      day.minutes === null ? '' : `${day.minutes} planned`,
    ],
    [
      'Sets',
      String(done),
      ` of ${sets}`,
      skipped === 0
        ? 'no exercise skipped'
        : `${skipped} ${skipped === 1 ? 'exercise' : 'exercises'} skipped`,
    ],
    ['Records', String(records.length), '', 'this program'],
  ];
  return (
    <div className={styles.done}>
      <div className={styles.sum}>
        <div className={styles.top}>
          <Plate done={done} parts={Math.max(1, sets)} label={`${done} of ${sets} sets done`} size="7rem">
            {session.finished === null ? <b>{done}</b> : <Icon name="check" className={styles.check} />}
          </Plate>
          <div>
            <p className={styles.when}>{`${weekday(Date.parse(on)).slice(0, 3)}, ${shownDay(on)}`}</p>
            <h1 ref={heading} tabIndex={-1} className="d1">
              {name}, {session.finished === null ? 'not finished' : 'done'}
            </h1>
          </div>
        </div>
        <RefusedEdits />
        <dl className={styles.facts}>
          {facts.map(([label, value, small, note]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                {value}
                {small && <small>{small}</small>}
              </dd>
              {note && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
        </dl>
        {records.length > 0 && (
          <section className={styles.records} aria-labelledby="records">
            <h2 className="d4" id="records">
              Records
            </h2>
            <RecordRows
              rows={records.map((record) => ({
                key: record.name,
                name: record.name,
                set: `${inWeight(record.kg, unit)} × ${record.reps}`,
                more: `Estimated maximum ${kgWords(record.estimate, unit)} ${unit}`,
                before: `before ${kgWords(record.before, unit)}`,
              }))}
            />
          </section>
        )}
      </div>
      {isOver ? <WrittenDown {...props} /> : <HowItWas {...props} />}
    </div>
  );
}

/** What she says of it. */
function HowItWas({ session, dayId, on, unit, write, onChange }: SessionDoneProps): ReactNode {
  const { program } = usePrograms();
  const { waiting, refused } = useTraining();
  const myPath = useMyPath();
  /** Until it lies on the device. */
  const [feel, setFeel] = useState<number>();
  const { coach } = program;
  return (
    <section className={styles.how} aria-labelledby="how">
      <h2 className="d3" id="how">
        How was it?
      </h2>
      <AnswerField
        question={feelQuestion}
        answer={feel ?? session.feel ?? undefined}
        error={undefined}
        units={{ weightUnit: unit, lengthUnit: 'cm' }}
        last={undefined}
        onAnswer={(answer) => {
          if (typeof answer !== 'number') return;
          setFeel(answer);
          void write('feel', '', answer);
        }}
      />
      <SavedText
        label={coach ? `Words for ${coach.name}` : 'In your words'}
        text={session.note}
        most={LOG_LIMITS.note}
        isUnsent={waiting.some(
          ({ kind, session: of }) => kind === 'note' && of.on === on && of.dayId === dayId,
        )}
        onText={(text) => write('note', '', text)}
      />
      <div className={styles.go}>
        <ButtonLink variant="primary" size="lg" block to={myPath(myPaths.today)}>
          Done
        </ButtonLink>
        <Button variant="quiet" onClick={onChange}>
          Change a set
        </Button>
      </div>
      <p className="small muted" role="status">
        {waiting.length > 0
          ? 'Kept on this device. It is sent by itself once there is a connection.'
          : refused.length > 0
            ? 'Saved, but for what stands above.'
            : `Everything is saved${coach ? `, and ${coach.name} sees it` : ''}.`}
      </p>
    </section>
  );
}

/** Exercise by exercise, to read. */
function WrittenDown({ session, unit }: SessionDoneProps): ReactNode {
  const myPath = useMyPath();
  const said = [session.feel === null ? '' : feelWords[session.feel - 1], session.note].filter(Boolean);
  return (
    <section className={styles.how} aria-labelledby="written">
      <h2 className="d3" id="written">
        What you wrote down
      </h2>
      <dl className={styles.written}>
        {session.blocks
          .flatMap(({ rows }) => rows)
          .map((row) => (
            <div key={row.row.id}>
              <dt>{row.name}</dt>
              <dd className="num">
                {row.skipped !== null || row.sets.some(({ value }) => value.done)
                  ? rowWords(row, unit)
                  : 'Not done'}
              </dd>
              {row.pain !== '' && <dd>Pain: {row.pain}</dd>}
              {row.note !== '' && <dd>{row.note}</dd>}
            </div>
          ))}
        {said.length > 0 && (
          <div>
            <dt>How it was</dt>
            <dd>{said.join('. ')}</dd>
          </div>
        )}
      </dl>
      <p className="small muted">The program is over: nothing more can be written down.</p>
      <ButtonLink to={myPath(myPaths.today)}>Today</ButtonLink>
    </section>
  );
}

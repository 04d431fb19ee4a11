import { type ReactNode, useState } from 'react';
import type { NumberQuestion } from '@ironbloom/brand/check-in';
import { daysBetween } from '#shared/charts/scale.ts';
import { dayAndMonth } from '#shared/india/dates.ts';
import { ComparePhotos } from '#shared/private-files/compare-photos.tsx';
import { PrivatePicture } from '#shared/private-files/private-picture.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { Progress } from '../api.ts';
import { usePrograms } from '../program.tsx';
import room from '../room.module.css';
import { inUnit, type Units, withUnit } from '../units.ts';
import styles from './progress.module.css';
import { nameOf } from './series.ts';

type Dated = Progress['checkIns'][number];

const capital = (view: string): string => view.charAt(0).toUpperCase() + view.slice(1);

interface PhotosProps {
  progress: Progress;
  units: Units;
  /** Days of finished sessions. */
  trainedOn: readonly string[];
}

/** Two photographs of one view under one slider. */
export function ProgressPhotos({ progress, units, trainedOn }: PhotosProps): ReactNode {
  const { program } = usePrograms();
  const views = [...new Set(progress.checkIns.flatMap(({ photos }) => Object.keys(photos)))];
  const [wanted, setWanted] = useState<string>();
  const view = wanted !== undefined && views.includes(wanted) ? wanted : views[0];
  if (view === undefined) return null;
  const dated = progress.checkIns.filter(({ photos }) => photos[view] !== undefined);
  return (
    <section className={styles.photos} aria-labelledby="photos">
      <div className={styles.photosHead}>
        <h2 className="d3" id="photos">
          Photos
        </h2>
        <p className="small muted">
          Only you, {program.coach?.name ?? 'your coach'} and the owner can open them
        </p>
      </div>
      {views.length > 1 && (
        <Segmented
          legend="View"
          name="view"
          value={view}
          options={views.map((value) => ({ value, label: capital(value) }))}
          onChange={setWanted}
          className={styles.views}
        />
      )}
      <Pair key={view} view={view} dated={dated} progress={progress} units={units} trainedOn={trainedOn} />
    </section>
  );
}

interface PairProps extends PhotosProps {
  view: string;
  /** Those with a photograph of this view, oldest first. */
  dated: readonly Dated[];
}

function Pair({ view, dated, progress, units, trainedOn }: PairProps): ReactNode {
  const [days, setDays] = useState({ left: dated[0]!.dueOn, right: dated.at(-1)!.dueOn });
  const of = (day: string): Dated => dated.find(({ dueOn }) => dueOn === day) ?? dated.at(-1)!;
  const [left, right] = [of(days.left), of(days.right)];
  const shown = ({ dueOn, photos }: Dated) => ({
    src: photos[view]!,
    day: dayAndMonth(dueOn),
    alt: `${capital(view)}, ${dayAndMonth(dueOn)}`,
  });
  if (dated.length === 1)
    return (
      <div className={styles.pair}>
        <PrivatePicture className={styles.single} {...shown(left)} />
        <p className="muted">
          {dayAndMonth(left.dueOn)}, week {left.week}. With a second photo of this view the two stand here
          side by side.
        </p>
      </div>
    );
  const [from, until] = [left.dueOn, right.dueOn].toSorted();
  const sessions = trainedOn.filter((on) => from! <= on && on < until!).length;
  const options = dated.map(({ dueOn, week }) => ({
    value: dueOn,
    label: `${dayAndMonth(dueOn)}, week ${week}`,
  }));
  const measures = progress.questions.filter(
    (question): question is NumberQuestion =>
      question.kind === 'number' &&
      left.values[question.id] !== undefined &&
      right.values[question.id] !== undefined,
  );
  return (
    <div className={styles.pair}>
      <ComparePhotos left={shown(left)} right={shown(right)} />
      <div className={room.part}>
        <div className={styles.days}>
          {(['left', 'right'] as const).map((side) => (
            <Field key={side} label={capital(side)}>
              {(control) => (
                <Select
                  {...control}
                  options={options}
                  value={days[side]}
                  onChange={({ target }) => setDays({ ...days, [side]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <dl className={room.facts}>
          <div>
            <dt>Between the two</dt>
            <dd>
              {Math.abs(daysBetween(left.dueOn, right.dueOn))} days
              {sessions > 0 && `, ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`}
            </dd>
          </div>
          {measures.map((question) => (
            <div key={question.id}>
              <dt>{nameOf(question)}</dt>
              <dd>
                {inUnit(question, left.values[question.id]!, units)} to{' '}
                {withUnit(question, right.values[question.id]!, units)}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.lock}>
          <Icon name="lock" />
          <span>Drag the line, or use the arrow keys. You can delete a photo in its check-in.</span>
        </p>
      </div>
    </div>
  );
}

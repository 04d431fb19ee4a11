import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { shownDay } from '#shared/india/dates.ts';
import { PrivateHtml } from '#shared/private-files/private-html.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { Plan, PlanSummary } from '../api.ts';
import { CoachPhoto } from '../coach-photo.tsx';
import { mayWrite } from '../program-words.ts';
import { useMyPath, usePrograms } from '../program.tsx';
import room from '../room.module.css';
import { useKeptAhead } from './use-kept-ahead.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { FoodPart } from './food-part.tsx';
import { LeftOut } from './left-out.tsx';
import type { Part } from './plan-words.ts';
import styles from './plan.module.css';
import { TrainingPart } from './training-part.tsx';

interface ShownPlanProps {
  plan: Plan;
  /** Newest first. */
  plans: readonly PlanSummary[];
  part: Part;
  today: string;
}

/** One part of a version, with the coach's note beside it. */
export function ShownPlan({ plan, plans, part, today }: ShownPlanProps): ReactNode {
  const { program } = usePrograms();
  const { training, food, html } = plan;
  useKeptAhead(program._id, plan);
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        {part === 'training' && training && (
          <TrainingPart training={training} exercises={plan.exercises} today={today} />
        )}
        {part === 'food' && food && <FoodPart food={food} />}
        {part === 'text' &&
          (html ? (
            <PrivateHtml html={html} isKept />
          ) : (
            <p className="lead">This part of your plan is a PDF. Open it with the button above.</p>
          ))}
      </div>
      <div className={styles.side}>
        <VersionNote plan={plan} plans={plans} />
        {part === 'training' && training && <WeeksAhead weeks={training.weeks.length} />}
        {part === 'food' && <LeftOut />}
        <Earlier plan={plan} plans={plans} part={part} />
      </div>
    </div>
  );
}

function VersionNote({ plan, plans }: Pick<ShownPlanProps, 'plan' | 'plans'>): ReactNode {
  const { program } = usePrograms();
  const [now] = useState(() => Date.now());
  const [comparing, setComparing] = useState(false);
  const myPath = useMyPath();
  const before = plans.find(({ version }) => version < plan.version);
  return (
    <section className={styles.version} aria-labelledby="version">
      <CoachPhoto coach={program.coach} />
      <div>
        <h2 className="label num" id="version">
          Version {plan.version}, from {shownDay(plan.publishedAt)}
        </h2>
        {plan.note && <p className={styles.note}>{plan.note}</p>}
        {before && (
          <p data-screen-only>
            <button type="button" className={styles.go} onClick={() => setComparing(true)}>
              Compare with version {before.version} <Icon name="arrow" />
            </button>
          </p>
        )}
        {mayWrite(program, now) && (
          <Link className="link--go" to={myPath(myPaths.messages)}>
            Ask about it <Icon name="arrow" />
          </Link>
        )}
      </div>
      {comparing && before && (
        <CompareDialog newer={plan} version={before.version} onClose={() => setComparing(false)} />
      )}
    </section>
  );
}

/** How far the plan is written. */
function WeeksAhead({ weeks }: { weeks: number }): ReactNode {
  const { program } = usePrograms();
  const { week, weeks: all } = program;
  if (all === null || weeks === 0) return null;
  const text =
    weeks >= all
      ? 'All weeks of your program are written. Your coach changes what your check-ins ask for.'
      : `Weeks 1 to ${weeks} of ${all} are written. Your coach writes the next ones from your check-ins, and you get a mail.`;
  return (
    <section className={room.part} aria-labelledby="ahead" data-screen-only>
      <h2 className="d4" id="ahead">
        Weeks ahead
      </h2>
      <p className="muted">
        {weeks === 1 && weeks < all
          ? `The first week of ${all} is written. Your coach writes the next ones from your check-ins, and you get a mail.`
          : text}
        {week !== null &&
          week > weeks &&
          ` You are in week ${week}: until the next version the last week stays.`}
      </p>
    </section>
  );
}

function Earlier({ plan, plans, part }: Pick<ShownPlanProps, 'plan' | 'plans' | 'part'>): ReactNode {
  const myPath = useMyPath();
  const others = plans.slice(1).filter(({ version }) => version !== plan.version);
  if (others.length === 0) return null;
  return (
    <section className={room.part} aria-labelledby="older" data-screen-only>
      <h2 className="d4" id="older">
        Earlier versions
      </h2>
      <div className={styles.older}>
        {others.map(({ _id, version, publishedAt }) => (
          <Link key={_id} className="num" to={myPath(myPaths.plan, { part, version: String(version) })}>
            Version {version}, from {shownDay(publishedAt)}
            <Icon name="chevron-right" />
          </Link>
        ))}
      </div>
    </section>
  );
}

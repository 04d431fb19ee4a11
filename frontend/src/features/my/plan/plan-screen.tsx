import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { myPaths } from '#shared/config/my-paths.ts';
import { dayAndTime, isoDay, shownDay } from '#shared/india/dates.ts';
import { downloadPrivateFile } from '#shared/private-files/private-files.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { downloadPlan, type PlanSummary, usePlan, usePlans } from '../api.ts';
import { MyIcon } from '../my-icon.tsx';
import { datesOf } from '../program-words.ts';
import { useMyPath, usePrograms } from '../program.tsx';
import room from '../room.module.css';
import styles from './plan.module.css';
import { type Part, partWords } from './plan-words.ts';
import { ShownPlan } from './shown-plan.tsx';

/** What a version has; its text may be a PDF of the coach. */
const partsOf = ({ hasTraining, hasFood, hasText, documentId }: PlanSummary): Part[] => [
  ...(hasTraining ? (['training'] as const) : []),
  ...(hasFood ? (['food'] as const) : []),
  ...(hasText || documentId !== null ? (['text'] as const) : []),
];

/** What the coach has published: the newest version, or the one that the address names. */
export function PlanScreen(): ReactNode {
  const { program } = usePrograms();
  const answer = usePlans(program._id);
  const [today] = useState(() => isoDay(Date.now()));
  const [from, to] = datesOf(program, today);
  return (
    <div className={room.room}>
      <title>{`Your plan | ${business().name}`}</title>
      <header className={`${room.head} ${styles.head}`}>
        {from && to && (
          <p className={room.eyebrow}>
            {from[1]} to {to[1]}, {program.item}
          </p>
        )}
        <h1 className={room.title}>Your plan</h1>
      </header>
      <Loaded answer={answer} loading={<Skeleton height="min(32rem, 60svh)" />}>
        {({ items }) => (items.length > 0 ? <Versions plans={items} today={today} /> : <NoPlan />)}
      </Loaded>
    </div>
  );
}

function NoPlan(): ReactNode {
  const { planBy, answeredAt, guardian, state } = usePrograms().program;
  const myPath = useMyPath();
  const [now] = useState(() => Date.now());
  if (state === 'ended' || state === 'cancelled')
    return <EmptyState icon="clock" title="No plan" text="No plan was published in this program." />;
  const when =
    planBy && Date.parse(planBy) > now
      ? `It stands here by ${dayAndTime(planBy, now)}.`
      : 'It is late: write to us, and say so.';
  const waits = 'It is published once we have recorded that your parent or guardian agrees.';
  const written = guardian && !guardian.agreedAt ? waits : planBy ? when : 'It is not here yet.';
  const text = answeredAt ? written : 'It is written from them.';
  return (
    <EmptyState
      icon="clock"
      title={answeredAt ? 'Your plan is being written' : 'Your plan needs your answers'}
      text={`${text} You get a mail when it is here.`}
      action={
        answeredAt ? (
          <ButtonLink to={myPath(myPaths.today)}>What happens next</ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={myPath(myPaths.intake)}>
            Answer the questions
          </ButtonLink>
        )
      }
    />
  );
}

function Versions({ plans, today }: { plans: readonly PlanSummary[]; today: string }): ReactNode {
  const { program } = usePrograms();
  const myPath = useMyPath();
  const [search] = useSearchParams();
  const newest = plans[0]!;
  const asked = Number(search.get('version'));
  const shown = plans.find(({ version }) => version === asked) ?? newest;
  const parts = partsOf(shown);
  const part = parts.find((one) => one === search.get('part')) ?? parts[0] ?? 'text';
  const answer = usePlan(program._id, shown.version);
  const isOld = shown !== newest;
  return (
    <>
      <div className={styles.bar} data-screen-only>
        {parts.length > 1 ? (
          <nav className={styles.parts} aria-label="Part of the plan">
            {parts.map((one) => (
              <Link
                key={one}
                to={myPath(myPaths.plan, { part: one, ...(isOld && { version: String(shown.version) }) })}
                aria-current={one === part ? 'page' : undefined}
                preventScrollReset
              >
                {partWords[one]}
              </Link>
            ))}
          </nav>
        ) : (
          <span />
        )}
        <Papers plan={shown} />
      </div>
      {isOld && (
        <Notice tone="amber" icon="clock" className={styles.old}>
          This is version {shown.version} from {shownDay(shown.publishedAt)}.{' '}
          <Link className="link" to={myPath(myPaths.plan, { part })}>
            Back to the newest one
          </Link>
        </Notice>
      )}
      <Loaded answer={answer} loading={<Skeleton height="min(32rem, 60svh)" />}>
        {(plan) => <ShownPlan plan={plan} plans={plans} part={part} today={today} />}
      </Loaded>
    </>
  );
}

function Papers({ plan: { documentId, version, hasTraining, hasFood } }: { plan: PlanSummary }): ReactNode {
  const { program } = usePrograms();
  const failed = 'The PDF could not be downloaded. Please try again.';
  const ours = useAction(() => downloadPlan(program._id, version), failed);
  const hers = useAction(() => downloadPrivateFile(documentId!), failed);
  const isWritten = hasTraining || hasFood;
  return (
    <div className={styles.papers}>
      {isWritten && (
        <Button
          iconBefore="download"
          busy={ours.busy}
          busyLabel="Downloading..."
          aria-label={`Plan as PDF, version ${version}`}
          onClick={() => ours.run()}
        >
          PDF
        </Button>
      )}
      {documentId !== null && (
        <Button
          iconBefore="download"
          busy={hers.busy}
          busyLabel="Downloading..."
          aria-label={isWritten ? `PDF of your coach, version ${version}` : `Plan as PDF, version ${version}`}
          onClick={() => hers.run()}
        >
          {isWritten ? 'Coach’s PDF' : 'PDF'}
        </Button>
      )}
      <Button onClick={() => window.print()}>
        <MyIcon name="print" /> <span>Print</span>
      </Button>
    </div>
  );
}

import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { myPaths } from '#shared/config/my-paths.ts';
import { paths } from '#shared/config/paths.ts';
import { dayAndTime, isoDay, shownDay, weekday } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Surface } from '#shared/ui/layout/surface.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { useIntake } from '../api.ts';
import { CoachPhoto } from '../coach-photo.tsx';
import { MyIcon } from '../my-icon.tsx';
import { Plate } from '../plate.tsx';
import { useMyPath, usePrograms } from '../program.tsx';
import { datesOf, mayWrite, stateWords } from '../program-words.ts';
import room from '../room.module.css';
import { useTraining } from '../training/use-training.tsx';
import { useTrainingWeek } from '../training/use-training-week.ts';
import { CheckInDue } from './check-in-due.tsx';
import styles from './today.module.css';
import { NextSession, TrainingToday, UnfinishedSessions, useSessionPath } from './training-today.tsx';
import { heroWords, standingOf } from './training-words.ts';
import { TermNews } from './term-news.tsx';
import { awaitsGuardian, type Go, isLate, type Step, stepsOf, todayOf } from './today-words.ts';

const FoodToday = lazy(async () => ({ default: (await import('./food-today.tsx')).FoodToday }));

const goWords: Readonly<Record<Go, string>> = {
  intake: 'Answer the questions',
  plan: 'Open your plan',
  messages: 'Open messages',
  checkIn: 'Check in',
};

/** What is next: who does what, and by when. */
export function Today(): ReactNode {
  const { program } = usePrograms();
  const myPath = useMyPath();
  const [now] = useState(() => Date.now());
  const usual = todayOf(program, now);
  const steps = stepsOf(program, now);
  const training = useTrainingWeek();
  const sessionPath = useSessionPath();
  const { today } = useTraining();
  if (training === undefined) return <TodayWaiting />;
  const week = training?.week;
  const { title, facts } = week ? heroWords(week, program.startsOn === today) : usual;
  const { ring, go } = usual;
  const standing = week && standingOf(week);
  return (
    <>
      <title>{`Today | ${business().name}`}</title>
      <Surface tone="ink" as="section" className={clsx(room.room, room.ink)} aria-labelledby="today">
        <div className={styles.today}>
          <div className={styles.top}>
            <div className={styles.words}>
              <p className={room.eyebrow}>{`${weekday(now).slice(0, 3)}, ${shownDay(now)}`}</p>
              <h1 className="d1" id="today">
                {title}
              </h1>
            </div>
            <Plate done={ring.done} parts={ring.parts} label={ring.label} size="var(--ring)">
              <b>{ring.done}</b>
              <span>of {ring.parts}</span>
            </Plate>
            <p className={styles.facts}>{facts}</p>
          </div>
          <div className={styles.list}>
            {training && <UnfinishedSessions sessions={training.unfinished} />}
            {week ? (
              <TrainingToday {...training} plan={training.planOfToday} week={week} />
            ) : steps.length > 0 ? (
              <Steps steps={steps} />
            ) : (
              <ProgramFacts />
            )}
          </div>
          <div className={styles.go}>
            {week?.today && (standing === 'open' || standing === 'begun') ? (
              <ButtonLink
                variant="primary"
                size="lg"
                block
                iconAfter="arrow"
                to={sessionPath(week.today, week.today.on !== null && week.today.on !== today)}
              >
                {standing === 'begun' ? 'Go on' : 'Start session'}
              </ButtonLink>
            ) : (
              <ButtonLink variant="primary" size="lg" block iconAfter="arrow" to={myPath(myPaths[go])}>
                {goWords[go]}
              </ButtonLink>
            )}
          </div>
        </div>
      </Surface>
      <div className={room.room}>
        <div className={room.columns}>
          <div className={room.side}>
            {program.answeredAt && awaitsGuardian(program) && <Guardian />}
            {steps.length > 0 && program.answeredAt && <DoctorsWord />}
            <CoachLeave />
            <TermNews />
            {program.message ? <NewestMessage now={now} /> : <NewestPlan />}
            {training?.plan.food && program.state === 'active' && (
              <Suspense fallback={<Skeleton height="12rem" />}>
                <FoodToday
                  food={training.plan.food}
                  isTraining={standing !== undefined && standing !== 'rest'}
                />
              </Suspense>
            )}
            {steps.length > 0 && !program.plan && <UntilThen />}
          </div>
          <div className={room.side}>
            {week && <NextSession week={week} />}
            <CheckInDue />
            {program.message && <NewestPlan />}
            {isLate(program, now) && <Late />}
            {(steps.length > 0 || week) && <ProgramFacts titled />}
            <nav className={clsx(room.rows, room.phone)} aria-label="Account">
              <Link to={myPath(myPaths.me)}>
                <Icon name="card" />
                <span>Dates and payments</span>
                <Icon name="chevron-right" />
              </Link>
              <Link to={myPath(myPaths.intake)}>
                <MyIcon name="list" />
                <span>Your answers</span>
                <Icon name="chevron-right" />
              </Link>
              <Link to={paths.profile}>
                <Icon name="user" />
                <span>Profile</span>
                <Icon name="chevron-right" />
              </Link>
            </nav>
          </div>
        </div>
      </div>
    </>
  );
}

/** As high as the day will be. */
function TodayWaiting(): ReactNode {
  return (
    <Surface tone="ink" as="section" className={clsx(room.room, room.ink)} aria-label="Today">
      <div className={styles.today} role="status">
        <h1 className="sr">Today</h1>
        <span className="sr">Loading...</span>
        <Skeleton width="9rem" height="1.1rem" />
        <Skeleton width="80%" height="4rem" />
        <Skeleton height="min(32rem, 55svh)" />
      </div>
    </Surface>
  );
}

function Steps({ steps }: { steps: readonly Step[] }): ReactNode {
  return (
    <>
      <h2 className="d4">What happens, and when</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, when, text, state }) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.mark}>{state === 'done' && <Icon name="check" />}</span>
            <p className={styles.step}>
              <b>
                {name}
                {state === 'done' && <span className="sr"> (done)</span>}
              </b>
              <span className="num">{when}</span>
            </p>
            {text && <p className={styles.note}>{text}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

function ProgramFacts({ titled = false }: { titled?: boolean }): ReactNode {
  const { program } = usePrograms();
  const { item, state, coach, standInUntil } = program;
  const [today] = useState(() => isoDay(Date.now()));
  const stands = stateWords[state];
  const facts: readonly (readonly [string, string])[] = [
    ['Program', item],
    // The week stands above.
    ...(state === 'active' ? [] : [['State', stands] as const]),
    [
      'Coach',
      coach ? `${coach.name}${standInUntil ? `, until ${shownDay(standInUntil)}` : ''}` : 'Not chosen yet',
    ],
    ...datesOf(program, today).filter(([label]) => label !== stands),
  ];
  return (
    <section className={room.part} aria-labelledby="facts">
      <h2 className={titled ? 'd4' : 'sr'} id="facts">
        Your program
      </h2>
      <dl className={room.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A yes that asks for a doctor has training wait. */
function DoctorsWord(): ReactNode {
  const { program } = usePrograms();
  const { data } = useIntake(program._id);
  const myPath = useMyPath();
  return (
    data?.waitsForDoctor && (
      <Notice tone="amber" role="status">
        Your training waits for your doctor’s word. Once you have asked,{' '}
        <Link className="link" to={myPath(myPaths.intake, { step: 'health' })}>
          tell us what the doctor said
        </Link>
        .
      </Notice>
    )
  );
}

/** What somebody under 18 can do while the agreement is not recorded. */
function Guardian(): ReactNode {
  const myPath = useMyPath();
  return (
    <Notice tone="amber">
      We call your parent or guardian at the number in your answers. Tell them, or{' '}
      <Link className="link" to={myPath(myPaths.intake, { step: 'health' })}>
        correct the number
      </Link>
      . They can also{' '}
      <Link className="link" to={paths.contact}>
        write to the office
      </Link>
      .
    </Notice>
  );
}

function CoachLeave(): ReactNode {
  const { coach } = usePrograms().program;
  return (
    coach?.leaveUntil && (
      <Notice tone="amber">
        {coach.name} is on leave until {shownDay(coach.leaveUntil)}. Your messages wait for {coach.name}.
      </Notice>
    )
  );
}

function NewestMessage({ now }: { now: number }): ReactNode {
  const { program } = usePrograms();
  const { message, coach, unread } = program;
  const myPath = useMyPath();
  if (!message) return null;
  const { side, sender, text, files, sentAt } = message;
  const go = side === 'team' && mayWrite(program, now) ? 'Reply' : 'Open messages';
  return (
    <section className={styles.said} aria-labelledby="newest-message">
      <h2 className="sr" id="newest-message">
        Newest message
      </h2>
      <CoachPhoto coach={side === 'team' ? coach : { name: 'You', profile: null }} />
      <div>
        <p className="small muted num">
          <b>{side === 'team' ? sender : 'You'}</b>, {dayAndTime(sentAt)}
        </p>
        <p className={styles.text}>{text || (files === 1 ? 'Sent a file.' : `Sent ${files} files.`)}</p>
        <Link className="link--go" to={myPath(myPaths.messages)}>
          {unread > 1 ? `Read ${unread} messages` : go} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

function NewestPlan(): ReactNode {
  const { plan } = usePrograms().program;
  const myPath = useMyPath();
  if (!plan) return null;
  return (
    <section className={room.part} aria-labelledby="newest-plan">
      <h2 className="d4" id="newest-plan">
        Your plan
      </h2>
      <Link className={styles.due} to={myPath(myPaths.plan)}>
        <span className={styles.version}>
          {plan.version}
          <small>version</small>
        </span>
        <span>
          <b className="num">From {shownDay(plan.publishedAt)}</b>
          {plan.note && (
            <>
              <br />
              <span className="small muted">{plan.note}</span>
            </>
          )}
        </span>
        <Icon name="chevron-right" />
      </Link>
    </section>
  );
}

/** Before the first plan. */
function UntilThen(): ReactNode {
  return (
    <section className={room.part} aria-labelledby="until-then">
      <h2 className="d3" id="until-then">
        Until then
      </h2>
      <p className="lead">Nothing to train yet, and nothing you have to buy.</p>
      <nav className={room.rows} aria-label="Until then">
        <Link to={paths.recipes}>
          <MyIcon name="list" />
          <span>Recipes</span>
          <Icon name="chevron-right" />
        </Link>
        <Link to={paths.blog}>
          <MyIcon name="plan" />
          <span>Articles about training, food and sleep</span>
          <Icon name="chevron-right" />
        </Link>
      </nav>
    </section>
  );
}

function Late(): ReactNode {
  const { coach } = usePrograms().program;
  const myPath = useMyPath();
  return (
    <section className={room.part} aria-labelledby="late">
      <h2 className="d4" id="late">
        A time has passed
      </h2>
      <p className="muted">
        What we promised is late. Write to us and say so:{' '}
        {coach ? `${coach.name} reads it.` : 'our team reads it.'}
      </p>
      <p>
        <ButtonLink to={myPath(myPaths.messages)}>Write to us</ButtonLink>
      </p>
    </section>
  );
}

import { clsx } from 'clsx';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { intake as asked } from '@ironbloom/brand/coaching';
import { myPaths } from '#shared/config/my-paths.ts';
import { ApiError } from '#shared/api/errors.ts';
import { useLeaveGuard } from '#shared/lib/use-leave-guard.ts';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { SavingLine } from '../answers/saving-line.tsx';
import { type Intake, useAskAgain, useIntake } from '../api.ts';
import { Plate } from '../plate.tsx';
import { isOver, useMyPath, usePrograms } from '../program.tsx';
import { HealthStep } from './health-step.tsx';
import styles from './intake.module.css';
import { QuestionField } from './question-field.tsx';
import { GivenAnswers, Review } from './review.tsx';
import type { Saved } from './saver.ts';
import {
  firstOpen,
  HEALTH,
  isDone,
  isEmpty,
  missingHealth,
  missingIn,
  questionsOf,
  REVIEW,
  stepAfter,
  stepBefore,
  steps,
} from './steps.ts';
import { useIntakeSaver } from './use-intake-saver.ts';

/** Five steps about a new client, one a screen, which save by themselves. */
export function IntakeScreen(): ReactNode {
  const { program } = usePrograms();
  const answer = useIntake(program._id);
  return (
    <div className={styles.page}>
      <title>{`Your answers | ${business().name}`}</title>
      <Loaded answer={answer} loading={<Skeleton height="min(32rem, 60svh)" />}>
        {(loaded) =>
          isOver(program) ? (
            <GivenAnswers intake={loaded} />
          ) : (
            <Questions
              key={program._id}
              loaded={loaded}
              keep={(newest) => void answer.mutate(newest, { revalidate: false })}
            />
          )
        }
      </Loaded>
    </div>
  );
}

interface QuestionsProps {
  loaded: Intake;
  keep: (newest: Intake) => void;
}

function Questions({ loaded, keep }: QuestionsProps): ReactNode {
  const { program } = usePrograms();
  const askAgain = useAskAgain();
  const { saver, saved, calls } = useIntakeSaver(program._id, loaded, keep);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const myPath = useMyPath();
  const heading = useRef<HTMLHeadingElement>(null);
  const [checked, setChecked] = useState<string>();
  const named = query.get('step');
  const [begun] = useState(() => (loaded.completedAt ? REVIEW : firstOpen(loaded)));
  const step = named === REVIEW || steps.some(({ id }) => id === named) ? named! : begun;

  // A step is a screen of its own: read from its top.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const send = useInlineAction(async () => {
    await saver.flush();
    try {
      saver.take(await calls.complete());
    } catch (error) {
      const [field] = Object.keys((error instanceof ApiError && error.fields) || {});
      const refused =
        field &&
        (steps.find(({ id }) => questionsOf(id).some((question) => question.id === field))?.id ?? HEALTH);
      if (refused) go(refused);
      throw error;
    }
    toast.success('Your answers are sent.');
    await askAgain('all');
    void navigate(myPath(myPaths.today));
  });

  const { intake, saving, otherDevice, problems, unsavedHealth } = saved;
  const mayBeLost = unsavedHealth && saving === 'waiting';
  const guard = useLeaveGuard(
    useCallback((path?: string) => mayBeLost && path !== myPaths.intake, [mayBeLost]),
  );
  const { answers, completedAt } = intake;
  const at = steps.findIndex(({ id }) => id === step);
  const done = steps.filter(({ id }) => isDone(id, intake)).length;
  const before = stepBefore(step);
  const open = firstOpen(intake);
  const missing = step === HEALTH ? missingHealth(intake.health, intake.isMinor) : missingIn(step, answers);

  function go(to: string): void {
    void navigate(myPath(myPaths.intake, { step: to }));
  }

  function next(): void {
    if (missing.length > 0) {
      setChecked(step);
      const [first] = missing;
      document.getElementById(`question-${first}`)?.focus();
      document.getElementById(`question-${first}`)?.scrollIntoView({ block: 'center' });
      return;
    }
    go(stepAfter(step));
  }

  const errorOf = (id: string): string | undefined =>
    problems[id] ??
    (checked === step && missing.includes(id) && isEmpty(answers[id])
      ? 'Please answer this question.'
      : undefined);
  const waitsForConsent = step === HEALTH && intake.consent !== 'given';
  return (
    <>
      <StepList intake={intake} step={step} />
      <header className={styles.top}>
        <Plate
          done={done}
          parts={steps.length}
          label={`${done} of ${steps.length} steps done`}
          size="3.5rem"
          stroke={10}
        />
        <div>
          <p className={styles.eyebrow}>
            {step === REVIEW ? `${done} of ${steps.length} answered` : `Step ${at + 1} of ${steps.length}`}
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {step === REVIEW ? 'Review' : steps[at]?.title}
          </h1>
        </div>
        <ButtonLink
          variant="quiet"
          shape="icon"
          to={myPath(myPaths.today)}
          aria-label={saving === 'saved' ? 'Close. Your answers are saved' : 'Close'}
        >
          <Icon name="close" />
        </ButtonLink>
      </header>
      {otherDevice && (
        <Notice tone="tint" role="status">
          Answers from another device were loaded. What you typed here is kept.
        </Notice>
      )}
      {step === steps[0]?.id && !completedAt && (
        <p className="muted">
          {asked.intro} About {asked.minutes} minutes.
        </p>
      )}
      <div className={styles.questions}>
        {step === REVIEW && <Review intake={intake} onChange={go} />}
        {step === HEALTH && (
          <HealthStep
            intake={intake}
            errorOf={errorOf}
            onAnswer={(health) => saver.answerHealth(health)}
            onConsent={async () => saver.take(await calls.consent(asked.health.consent.version as 1))}
          />
        )}
        {questionsOf(step).map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answers[question.id]}
            error={errorOf(question.id)}
            onAnswer={(answer) => saver.answer(question.id, answer)}
          />
        ))}
      </div>
      <AlertDialog
        open={guard.asking}
        title="Leave without saving?"
        text="Your last health answers have not been saved yet. They are not kept in this browser."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
      {send.problem && (
        <Notice tone="red" role="alert">
          {send.problem}
        </Notice>
      )}
      <div className={styles.bar}>
        {before && (
          <Button variant="quiet" onClick={() => go(before)}>
            Back
          </Button>
        )}
        <SavingLine
          saving={saving}
          className={step === REVIEW && saving === 'saved' ? 'sr' : styles.saved}
          waiting={
            step === HEALTH ? 'Not saved yet: keep this page open, it is tried again by itself' : undefined
          }
        />
        {step === REVIEW &&
          (open !== REVIEW ? (
            <Button variant="primary" onClick={() => go(open)}>
              Answer what is missing
            </Button>
          ) : completedAt ? (
            <ButtonLink variant="primary" to={myPath(myPaths.today)}>
              Done
            </ButtonLink>
          ) : (
            <Button variant="primary" busy={send.busy} busyLabel="Sending..." onClick={() => send.run()}>
              Send my answers
            </Button>
          ))}
        {step !== REVIEW && !waitsForConsent && (
          <Button variant="primary" onClick={next}>
            {step === HEALTH ? 'Review' : 'Next'}
          </Button>
        )}
      </div>
    </>
  );
}

/** From 1024 px on. */
function StepList({ intake, step }: { intake: Saved['intake']; step: string }): ReactNode {
  const myPath = useMyPath();
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map(({ id, title }, index) => {
        const isPast = isDone(id, intake);
        return (
          <li
            key={id}
            className={clsx(isPast && styles.done)}
            aria-current={id === step ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isPast ? <Icon name="check" /> : index + 1}
            </span>
            <Link to={myPath(myPaths.intake, { step: id })}>
              {title}
              {isPast && <span className="sr">, done</span>}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

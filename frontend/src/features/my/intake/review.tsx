import type { ReactNode } from 'react';
import { intake as asked } from '@ironbloom/brand/coaching';
import { myPaths } from '#shared/config/my-paths.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { Intake } from '../api.ts';
import { Plate } from '../plate.tsx';
import { useMyPath } from '../program.tsx';
import styles from './intake.module.css';
import { type Answers, HEALTH, inWords, isDone, steps } from './steps.ts';

interface ReviewProps {
  intake: Intake & { answers: Answers };
  /** Back to a step; without it the answers are only read. */
  onChange?: (step: string) => void;
}

export function Review({ intake, onChange }: ReviewProps): ReactNode {
  return (
    <>
      <div className={styles.review}>
        {steps.map(({ id, title }) => (
          <section key={id} aria-labelledby={`review-${id}`}>
            <h2 className="d4" id={`review-${id}`}>
              {title}
            </h2>
            {onChange && (
              <Button size="sm" variant="quiet" aria-label={`Change: ${title}`} onClick={() => onChange(id)}>
                {isDone(id, intake) ? 'Change' : 'Answer'}
              </Button>
            )}
            <dl>
              {id === HEALTH ? (
                <HealthLines intake={intake} />
              ) : (
                asked.steps
                  .find((step) => step.id === id)
                  ?.questions.map((question) => (
                    <Line key={question.id} label={question.text}>
                      {inWords(question, intake.answers[question.id])}
                    </Line>
                  ))
              )}
            </dl>
          </section>
        ))}
      </div>
      {onChange && <p className="small muted">You can change an answer at any time.</p>}
    </>
  );
}

/** In a program that is over. */
export function GivenAnswers({ intake }: Pick<ReviewProps, 'intake'>): ReactNode {
  const myPath = useMyPath();
  const done = steps.filter(({ id }) => isDone(id, intake)).length;
  const label = `${done} of ${steps.length} answered`;
  return (
    <>
      <header className={styles.top}>
        <Plate done={done} parts={steps.length} label={label} size="3.5rem" stroke={10} />
        <div>
          <p className={styles.eyebrow}>{label}</p>
          <h1>Your answers</h1>
        </div>
        <ButtonLink variant="quiet" shape="icon" to={myPath(myPaths.today)} aria-label="Close">
          <Icon name="close" />
        </ButtonLink>
      </header>
      <Review intake={intake} />
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const consentWords = { none: 'Not given', given: 'Given', withdrawn: 'Taken back' } as const;

function HealthLines({ intake: { consent, health, isMinor } }: { intake: Intake }): ReactNode {
  const { questions, doctor } = asked.health;
  const yes = questions.filter(({ id }) => health?.answers[id]?.yes);
  const open = questions.filter(({ id }) => !health?.answers[id]).length;
  return (
    <>
      <Line label="Consent">{consentWords[consent]}</Line>
      {open > 0 && <Line label="Still to answer">{open} questions</Line>}
      {open === 0 && yes.length === 0 && <Line label="All questions">No</Line>}
      {yes.map(({ id, text, followUp }) => {
        const more = health?.answers[id]?.more;
        return (
          <Line key={id} label={text}>
            Yes{more ? `. ${followUp.options?.find(({ value }) => value === more)?.label ?? more}` : ''}
          </Line>
        );
      })}
      {health?.doctor && (
        <Line label={doctor.text}>
          {doctor.options.find(({ value }) => value === health.doctor)?.label}
          {health.limits && `. ${health.limits}`}
        </Line>
      )}
      {isMinor && (
        <Line label="Parent or guardian">
          {health?.guardian ? `${health.guardian.name}, ${health.guardian.phone}` : 'Not answered'}
        </Line>
      )}
    </>
  );
}

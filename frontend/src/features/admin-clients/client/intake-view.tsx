import { intake, type HealthQuestion } from '@ironbloom/brand/coaching';
import { type ReactNode, useState } from 'react';
import { dayAndTime } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { type ClientIntake, type OpenedHealth, useHealthOpenings, useIntake, useOpenHealth } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { GuardianButton } from '../guardian-button.tsx';
import { Box } from '../parts.tsx';
import { firstName } from '../words.ts';
import { answerInWords } from './answers.ts';
import styles from './intake-view.module.css';

/** What the client answered, in words; health answers behind a guard. */
export function IntakeView({ client }: { client: ClientDetail }): ReactNode {
  return (
    <Loaded answer={useIntake(client._id)} loading={<Skeleton height="24rem" />}>
      {(answers) => (
        <>
          <p className={`small quiet ${styles.lead}`}>
            {answers.completedAt === null
              ? `${firstName(client.name)} has not finished the questions.`
              : `Answered ${dayAndTime(answers.completedAt)}.`}
          </p>
          <div className={styles.boxes}>
            {intake.steps.map(({ id, title, questions }) => (
              <Box key={id} id={`step-${id}`} title={title}>
                <dl className={styles.answers}>
                  {questions.map((question) => {
                    const answer = answers.answers[question.id];
                    return (
                      <div key={question.id}>
                        <dt>{question.text}</dt>
                        <dd>
                          {answer === undefined ? (
                            <span className="quiet">Not answered</span>
                          ) : (
                            answerInWords(question, answer)
                          )}
                        </dd>
                      </div>
                    );
                  })}
                </dl>
              </Box>
            ))}
            <Health client={client} consent={answers.consent} />
          </div>
        </>
      )}
    </Loaded>
  );
}

interface HealthProps {
  client: ClientDetail;
  consent: ClientIntake['consent'];
}

/** Opened for this look only: the answers are in no cache. */
function Health({ client, consent }: HealthProps): ReactNode {
  const may = useMay();
  const openHealth = useOpenHealth(client._id);
  const [opened, setOpened] = useState<OpenedHealth>();
  const name = firstName(client.name);
  const { busy, problem, run } = useInlineAction(
    async () => setOpened(await openHealth()),
    'The answers could not be opened. Please try again.',
  );
  return (
    <Box
      id="health"
      className={styles.health}
      title="Health answers"
      side={
        opened && (
          <Button size="sm" variant="quiet" onClick={() => setOpened(undefined)}>
            Close
          </Button>
        )
      }
    >
      {opened ? (
        <OpenedAnswers client={client} opened={opened} />
      ) : (
        <div className={styles.guard}>
          <AdminIcon name="lock" />
          {consent === 'none' && <p>{name} has not agreed to the use of health answers.</p>}
          {consent === 'withdrawn' && (
            <p>{name} has taken back the consent: these answers are closed to the team.</p>
          )}
          {consent === 'given' && (
            <>
              <p>
                <b>Health answers are kept apart.</b>
              </p>
              <p className="small muted">
                Opening is recorded with your name and the time, and shown to {name}. Open them when you need
                them for the plan.
              </p>
              {may('health:read') ? (
                <Button size="sm" variant="solid" busy={busy} busyLabel="Opening..." onClick={() => run()}>
                  Open health answers
                </Button>
              ) : (
                <p className="small">Only her coach and the owner may open them.</p>
              )}
            </>
          )}
          {problem && (
            <Notice tone="red" role="alert">
              {problem}
            </Notice>
          )}
        </div>
      )}
      <Openings client={client} />
    </Box>
  );
}

/** So many openings are shown at once. */
const fewOpenings = 5;

const openedWords = { answers: 'the answers', photo: 'a photograph' } as const;

/** Who of the team has opened them, for who may open them, too. */
function Openings({ client }: { client: ClientDetail }): ReactNode {
  const openings = useHealthOpenings(client._id).data?.items;
  if (!openings || openings.length === 0) return null;
  const lines = (some: typeof openings): ReactNode => (
    <ul>
      {some.map(({ what, opener, openedAt }, index) => (
        <li key={`${openedAt} ${index}`}>
          <span>
            <b>{opener}</b>, {openedWords[what]}
          </span>
          <time className="quiet num" dateTime={openedAt}>
            {dayAndTime(openedAt)}
          </time>
        </li>
      ))}
    </ul>
  );
  const earlier = openings.slice(fewOpenings);
  return (
    <section className={styles.openings} aria-labelledby="openings">
      <h3 className="label" id="openings">
        Who opened them
      </h3>
      {lines(openings.slice(0, fewOpenings))}
      {earlier.length > 0 && (
        <details>
          <summary>{earlier.length} earlier</summary>
          {lines(earlier)}
        </details>
      )}
    </section>
  );
}

function OpenedAnswers({ client, opened }: { client: ClientDetail; opened: OpenedHealth }): ReactNode {
  const { health, waitsForDoctor } = opened;
  if (!health) return <p className={styles.text}>No health question is answered yet.</p>;
  const { answers, doctor, limits, guardian } = health;
  const doctorWords = intake.health.doctor.options.find(({ value }) => value === doctor)?.label;
  return (
    <div role="status">
      {waitsForDoctor && (
        <Notice tone="amber" icon="alert" className={styles.notice}>
          <b>Training waits for a doctor’s word.</b> The first plan asks you why it may begin without.
        </Notice>
      )}
      <dl className={styles.answers}>
        {intake.health.questions.map((question) => (
          <HealthAnswer key={question.id} question={question} answer={answers[question.id]} />
        ))}
        {doctorWords !== undefined && (
          <div>
            <dt>{intake.health.doctor.text}</dt>
            <dd>
              {doctorWords}
              {limits && <p className={styles.more}>{limits}</p>}
            </dd>
          </div>
        )}
        {guardian && (
          <div>
            <dt>Parent or guardian</dt>
            <dd>
              {guardian.name}, <span className="num">{guardian.phone}</span>
              <GuardianButton client={client} />
            </dd>
          </div>
        )}
      </dl>
      <p className={`micro quiet ${styles.text}`}>
        These questions are no medical advice and have not been validated as a screening.
      </p>
    </div>
  );
}

interface HealthAnswerProps {
  question: HealthQuestion;
  answer: { yes: boolean; more?: string | undefined } | undefined;
}

function HealthAnswer({ question, answer }: HealthAnswerProps): ReactNode {
  const { followUp } = question;
  const more =
    answer?.more && (followUp.options?.find(({ value }) => value === answer.more)?.label ?? answer.more);
  return (
    <div data-yes={answer?.yes || undefined}>
      <dt>{question.text}</dt>
      <dd>
        {!answer && <span className="quiet">Not answered</span>}
        {answer && (answer.yes ? 'Yes' : 'No')}
        {more && <p className={styles.more}>{more}</p>}
        {answer?.yes && <p className={styles.advice}>{question.yes.toCoach}</p>}
      </dd>
    </div>
  );
}

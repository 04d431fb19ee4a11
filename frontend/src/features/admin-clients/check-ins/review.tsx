import { clsx } from 'clsx';
import type { CheckInQuestion } from '@ironbloom/brand/check-in';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime, shownDay } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { ClientDetail } from '../client.ts';
import { Avatar } from '../parts.tsx';
import { useNow } from '../use-now.ts';
import { Answer, answerId } from './answer.tsx';
import { type CheckIn, type Review, useProgress } from './api.ts';
import {
  answerInWords,
  changeInWords,
  lastValues,
  timeLeft,
  type Tone,
  trainingLines,
} from './check-in-words.ts';
import { Photos } from './photos.tsx';
import styles from './review.module.css';
import { Sparkline } from './sparkline.tsx';

export interface Steps {
  previous: string | undefined;
  next: string | undefined;
  /** Of the opened one in the list; -1 where it is not there. */
  at: number;
  total: number;
}

interface ReviewViewProps {
  client: ClientDetail;
  review: Review;
  steps: Steps;
  /** The address of the queue. */
  list: string;
}

/** What was answered beside the check-in before it, the photographs, and the coach's answer. */
export function ReviewView({ client, review, steps, list }: ReviewViewProps): ReactNode {
  const { checkIn } = review;
  const { _id: clientId, name } = client;
  return (
    <div className={styles.columns}>
      <article className={styles.review} aria-labelledby="check-in">
        <Head client={client} checkIn={checkIn} steps={steps} />
        {checkIn.state === 'missed' && (
          <Notice tone="grey" icon="clock">
            This check-in was not sent within its three days.
          </Notice>
        )}
        <Words review={review} />
        <Measures clientId={clientId} review={review} />
        <Photos clientId={clientId} name={name} checkIn={checkIn} />
      </article>
      {checkIn.state !== 'missed' && (
        <Answer
          clientId={clientId}
          name={name}
          checkIn={checkIn}
          next={steps.next ?? steps.previous ?? list}
        />
      )}
    </div>
  );
}

interface HeadProps {
  client: ClientDetail;
  checkIn: CheckIn;
  steps: Steps;
}

function Head({ client, checkIn, steps }: HeadProps): ReactNode {
  const { _id: clientId, name, weeks } = client;
  const { week, sentAt, dueOn } = checkIn;
  return (
    <header className={styles.head}>
      <Avatar name={name} />
      <div>
        <h2 id="check-in">
          <Link to={adminPaths.client(clientId)}>{name}</Link>
        </h2>
        <p className="small quiet num">
          {`Week ${week}${weeks === null ? '' : ` of ${weeks}`}, `}
          {sentAt === null ? `asked ${shownDay(dueOn)}` : `came ${dayAndTime(sentAt)}`}
          {checkIn.state === 'sent' && <AnswerBy client={client} />}
        </p>
      </div>
      {checkIn.state === 'sent' && (
        <Button size="sm" className={styles.jump} onClick={() => document.getElementById(answerId)?.focus()}>
          Answer
        </Button>
      )}
      {(steps.previous !== undefined || steps.next !== undefined) && (
        <div className={styles.steps}>
          {steps.at >= 0 && (
            <span className="small quiet num">
              {steps.at + 1} of {steps.total}
            </span>
          )}
          <Step to={steps.previous} icon="chevron-left" label="Previous check-in (k)" />
          <Step to={steps.next} icon="chevron-right" label="Next check-in (j)" />
        </div>
      )}
    </header>
  );
}

function AnswerBy({ client }: { client: ClientDetail }): ReactNode {
  const now = useNow();
  const due = client.reasons.find(({ reason }) => reason === 'check-in-waiting')?.due;
  if (due === undefined || due === null) return null;
  const { words, isLate } = timeLeft({ answerBy: due }, now);
  return (
    <b className={styles.by} data-late={isLate || undefined}>
      {`. Answer by ${dayAndTime(due, now)}, ${words}`}
    </b>
  );
}

interface StepProps {
  to: string | undefined;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
}

function Step({ to, icon, label }: StepProps): ReactNode {
  return to === undefined ? (
    <span className={styles.step} data-off>
      <Icon name={icon} />
    </span>
  ) : (
    <Link className={styles.step} to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

const isMeasured = ({ kind }: CheckInQuestion): boolean => kind === 'number' || kind === 'choice';

const toneWords: Readonly<Record<Tone, string>> = { better: ', better', worse: ', worse', neither: '' };

/** What was logged, numbers and choices, beside those of the check-in before. */
function Measures({ clientId, review }: { clientId: string; review: Review }): ReactNode {
  const { checkIn, before } = review;
  const progress = useProgress(clientId).data;
  const questions = checkIn.questions.filter(isMeasured);
  return (
    <table className={styles.measures}>
      <caption className="sr">Training and answers beside those of the check-in before</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">{before ? `Week ${before.week}` : 'Before'}</th>
          <th scope="col">Week {checkIn.week}</th>
          <th scope="col">Change</th>
          <th scope="col">5 weeks</th>
        </tr>
      </thead>
      <tbody>
        {trainingLines(review).map(({ name, was, now, change, tone, values }) => (
          <tr key={name} data-kind="number">
            <th scope="row">{name}</th>
            <td className={styles.was} data-known={was === undefined ? undefined : true}>
              {was ?? <span className="sr">Not known</span>}
            </td>
            <td className={styles.now}>{now}</td>
            <td className={styles.change} data-tone={tone}>
              {change !== undefined && (
                <>
                  {change}
                  <span className="sr">{toneWords[tone]}</span>
                </>
              )}
            </td>
            <td className={styles.spark}>
              <Sparkline values={values} tone={tone} />
            </td>
          </tr>
        ))}
        {questions.map((question) => {
          const now = checkIn.answers[question.id];
          const was = before?.answers[question.id];
          const change = changeInWords(question, was, now);
          const tone = change?.tone ?? 'neither';
          return (
            <tr key={question.id} data-kind={question.kind}>
              <th scope="row">{question.text}</th>
              <td className={styles.was} data-known={was === undefined ? undefined : true}>
                {answerInWords(question, was) ?? <span className="sr">Not answered</span>}
              </td>
              <td className={styles.now}>
                {answerInWords(question, now) ?? <span className="quiet">Not answered</span>}
              </td>
              <td className={styles.change} data-tone={tone}>
                {change && (
                  <>
                    {change.words}
                    <span className="sr">{toneWords[tone]}</span>
                  </>
                )}
              </td>
              <td className={styles.spark}>
                {progress && (
                  <Sparkline values={lastValues(progress, question.id, checkIn.dueOn)} tone={tone} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What she wrote, with what she wrote before: clients are told that it is read first. */
function Words({ review: { checkIn, before } }: { review: Review }): ReactNode {
  const questions = checkIn.questions.filter(({ kind }) => kind === 'text');
  if (questions.length === 0) return null;
  return (
    <dl className={styles.words}>
      {questions.map((question) => {
        const now = answerInWords(question, checkIn.answers[question.id]);
        const was = before && answerInWords(question, before.answers[question.id]);
        return (
          <div key={question.id}>
            <dt>{question.text}</dt>
            <dd>
              <p className={clsx(now === null && 'quiet')}>{now ?? 'Not answered'}</p>
              {was && (
                <p className={styles.earlier}>
                  Week {before.week}: {was}
                </p>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

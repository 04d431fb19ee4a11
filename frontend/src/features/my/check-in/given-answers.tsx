import type { ReactNode } from 'react';
import type { CheckIn } from '../api.ts';
import room from '../room.module.css';
import type { Units } from '../units.ts';
import styles from './check-in.module.css';
import { type PhotoCalls, Photos } from './photos.tsx';
import { changeWords, isAnswered, shownAnswer } from './words.ts';

export interface GivenAnswersProps {
  checkIn: CheckIn;
  /** The one that was sent before. */
  before: CheckIn | undefined;
  units: Units;
  calls: PhotoCalls;
  take: (newest: CheckIn) => void;
}

/** What she answered, in the words of that week. */
export function GivenAnswers({ checkIn, before, units, calls, take }: GivenAnswersProps): ReactNode {
  const { questions, answers, photos } = checkIn;
  const views = questions.flatMap((question) => (question.kind === 'photos' ? question.views : []));
  const given = questions.filter(isAnswered).filter(({ id }) => answers[id] !== undefined);
  return (
    <>
      {given.length === 0 ? (
        <p className="muted">Nothing was answered.</p>
      ) : (
        <dl className={room.facts}>
          {given.map((question) => {
            const answer = answers[question.id]!;
            const change =
              question.kind === 'number'
                ? changeWords(question, before?.answers[question.id], answer, units)
                : undefined;
            return (
              <div key={question.id} className={question.kind === 'text' ? styles.said : undefined}>
                <dt>{question.text}</dt>
                <dd>
                  {shownAnswer(question, answer, units)}
                  {change && `, ${change}`}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {Object.keys(photos).length > 0 && (
        <Photos readOnly views={views} checkIn={checkIn} calls={calls} take={take} />
      )}
    </>
  );
}

import { type ReactNode, type Ref, useState } from 'react';
import { myPaths } from '#shared/config/my-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Plate } from '../plate.tsx';
import { useMyPath, usePrograms } from '../program.tsx';
import { mayWrite } from '../program-words.ts';
import room from '../room.module.css';
import styles from './check-in.module.css';
import { GivenAnswers, type GivenAnswersProps } from './given-answers.tsx';
import { type Answer, dayWords, isAnswered, shownAnswer } from './words.ts';

interface SentCheckInProps extends GivenAnswersProps {
  earlier: ReactNode;
  heading: Ref<HTMLHeadingElement> | undefined;
  /** What can no longer be added. */
  left: Readonly<Record<string, Answer>>;
  onDrop: () => void;
  /** Until its coach has opened it. */
  onChange: (() => void) | undefined;
}

/** Sent and not answered yet, or missed. */
export function SentCheckIn({
  earlier,
  heading,
  left,
  onDrop,
  onChange,
  ...given
}: SentCheckInProps): ReactNode {
  const { checkIn, units } = given;
  const { program } = usePrograms();
  const [now] = useState(() => Date.now());
  const myPath = useMyPath();
  const whom = program.coach?.name ?? 'our team';
  const { week, weeks } = program;
  const { sentAt, openedAt, dueOn, lastDay } = checkIn;
  const unsent = checkIn.questions.filter(isAnswered).filter(({ id }) => left[id] !== undefined);
  return (
    <>
      <header className={styles.head}>
        {sentAt && (
          <Plate done={weeks === null ? 1 : checkIn.week} parts={weeks ?? 1} size="6rem" stroke={8}>
            <Icon name="check" className={styles.tick} />
          </Plate>
        )}
        {!sentAt && (
          <p className={room.eyebrow}>
            Week {checkIn.week}, {dayWords(dueOn)}
          </p>
        )}
        <h1 className={room.title} ref={heading} tabIndex={-1}>
          {sentAt ? 'Check-in sent' : 'Not sent'}
        </h1>
        <p className="lead" role="status">
          {sentAt
            ? `Week ${checkIn.week}, ${dayAndTime(sentAt)}. You get a mail when ${whom} has answered.`
            : `It could be sent until the end of ${dayWords(lastDay)}, in India. What you wrote stays here for you; ${whom} does not see it.`}
        </p>
        {!sentAt && week !== null && mayWrite(program, now) && (
          <p>
            <ButtonLink to={myPath(myPaths.messages)}>Write a message instead</ButtonLink>
          </p>
        )}
      </header>
      {unsent.length > 0 && (
        <Notice
          tone="amber"
          role="status"
          action={
            <Button size="sm" onClick={onDrop}>
              Remove it here
            </Button>
          }
        >
          The check-in was opened by {whom} before your last change arrived, so this is not part of it:{' '}
          {unsent.map((question) => shownAnswer(question, left[question.id]!, units)).join('. ')}
        </Notice>
      )}
      <div className={room.columns}>
        <section className={room.part} aria-labelledby="sent-answers">
          <div className={styles.partHead}>
            <h2 className="d4" id="sent-answers">
              {sentAt ? 'What you sent' : 'What you wrote'}
            </h2>
            {sentAt && onChange && (
              <Button size="sm" onClick={onChange}>
                Change it
              </Button>
            )}
          </div>
          <GivenAnswers {...given} />
          {sentAt && (
            <p className="small muted">
              {openedAt
                ? `Opened by ${whom}: it can no longer be changed.`
                : `You can change it until ${whom} opens it.`}
            </p>
          )}
        </section>
        {earlier}
      </div>
    </>
  );
}

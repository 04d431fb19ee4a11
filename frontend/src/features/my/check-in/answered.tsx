import { type ReactNode, type Ref, useState } from 'react';
import { business } from '@ironbloom/brand';
import { myPaths } from '#shared/config/my-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import { Surface } from '#shared/ui/layout/surface.tsx';
import { CoachPhoto } from '../coach-photo.tsx';
import { useMyPath, usePrograms } from '../program.tsx';
import { mayWrite } from '../program-words.ts';
import room from '../room.module.css';
import styles from './check-in.module.css';
import { GivenAnswers, type GivenAnswersProps } from './given-answers.tsx';

interface AnsweredProps extends GivenAnswersProps {
  earlier: ReactNode;
  heading: Ref<HTMLHeadingElement> | undefined;
}

/** The answer first, then what she had sent. */
export function AnsweredCheckIn({ earlier, heading, ...given }: AnsweredProps): ReactNode {
  const { program } = usePrograms();
  const [now] = useState(() => Date.now());
  const myPath = useMyPath();
  const { week, answer, answeredBy, answeredAt } = given.checkIn;
  const { coach, plan } = program;
  const by = answeredBy ?? business().name;
  return (
    <>
      <header className={styles.head}>
        <p className={room.eyebrow}>
          Week {week}, answered {dayAndTime(answeredAt!)}
        </p>
        <h1 className={room.title} ref={heading} tabIndex={-1}>
          {by} answered
        </h1>
      </header>
      <div className={room.columns}>
        <div className={room.side}>
          <Surface tone="ink" as="section" className={styles.answer} aria-labelledby="answer">
            <div className={styles.by}>
              <CoachPhoto coach={coach?.name === by ? coach : { name: by, profile: null }} />
              <div>
                <h2 className="label" id="answer">
                  {by}
                </h2>
                <p className="small muted num">about week {week}</p>
              </div>
            </div>
            <p className={styles.text}>{answer}</p>
            <Row gap="3">
              {plan && (
                <ButtonLink variant="primary" to={myPath(myPaths.plan)}>
                  Open your plan
                </ButtonLink>
              )}
              {mayWrite(program, now) && <ButtonLink to={myPath(myPaths.messages)}>Reply</ButtonLink>}
            </Row>
          </Surface>
        </div>
        <div className={room.side}>
          <section className={room.part} aria-labelledby="sent-answers">
            <h2 className="d4" id="sent-answers">
              What you had sent
            </h2>
            <GivenAnswers {...given} />
          </section>
          {earlier}
        </div>
      </div>
    </>
  );
}

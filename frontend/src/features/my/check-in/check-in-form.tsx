import { type ReactNode, type Ref, useState } from 'react';
import { type CheckInQuestion, firstMissing } from '@ironbloom/brand/check-in';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { SavingLine } from '../answers/saving-line.tsx';
import type { CheckIn } from '../api.ts';
import { usePrograms } from '../program.tsx';
import room from '../room.module.css';
import type { Units } from '../units.ts';
import { AnswerField } from './answer-field.tsx';
import type { CheckInSaver, SavedCheckIn } from './check-in-saver.ts';
import styles from './check-in.module.css';
import { type PhotoCalls, Photos, refusedPhoto } from './photos.tsx';
import { dayWords, lastTime, problemOf, sectionsOf, sectionWords } from './words.ts';

interface CheckInFormProps {
  checkIn: CheckIn;
  /** Those that were sent before, newest first. */
  sent: readonly CheckIn[];
  units: Units;
  calls: PhotoCalls;
  take: (newest: CheckIn) => void;
  saver: CheckInSaver;
  saved: SavedCheckIn;
  heading: Ref<HTMLHeadingElement> | undefined;
  onDone: () => void;
}

export function CheckInForm(props: CheckInFormProps): ReactNode {
  const { checkIn, sent, units, calls, take, saver, saved, heading, onDone } = props;
  const { program } = usePrograms();
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState(false);
  const { questions, answers, week, dueOn, lastDay, state } = checkIn;
  const { saving, problems, asked, otherDevice } = saved;
  const whom = program.coach?.name ?? 'our team';
  const missing = firstMissing(questions, answers);

  const errorOf = ({ id, required, kind }: CheckInQuestion): string | undefined =>
    problems[id] ??
    (checked && required && kind !== 'photos' && answers[id] === undefined
      ? 'Please answer this question.'
      : undefined);

  async function send(): Promise<void> {
    setChecked(true);
    const wrong = questions.find(
      (question) => problemOf(question, answers[question.id], units) ?? problems[question.id],
    );
    const first = missing ?? wrong?.id;
    const field = document.getElementById(first === undefined ? refusedPhoto : `question-${first}`);
    if (first !== undefined || field) {
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
      return;
    }
    setSending(true);
    await saver.send();
    setSending(false);
    window.scrollTo(0, 0);
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={room.eyebrow}>
          Week {week}, {dayWords(dueOn)}
        </p>
        <h1 className={room.title} ref={heading} tabIndex={-1}>
          Check-in
        </h1>
        <p className="lead">
          {state === 'open'
            ? `It is saved as you fill it in. Send it until the end of ${dayWords(lastDay)}, in India.`
            : `It is sent, and what you change is saved. You can change it until ${whom} opens it.`}
        </p>
      </header>
      {otherDevice && (
        <Notice tone="tint" role="status">
          Answers from another device were loaded. What you typed here is kept.
        </Notice>
      )}
      <div className={styles.sections}>
        {sectionsOf(questions).map((section) => {
          const kind = section[0]!.kind;
          const [only] = section;
          return (
            <section key={only!.id} className={styles.section} aria-labelledby={`section-${only!.id}`}>
              <div>
                <h2 className="d3" id={`section-${only!.id}`}>
                  {sectionWords[kind]}
                </h2>
                {kind === 'choice' && <p className="small muted">One press each.</p>}
                {kind === 'photos' && <p className="small muted">{only!.help}</p>}
              </div>
              <div className={styles[kind]}>
                {section.map((question) =>
                  question.kind === 'photos' ? (
                    <Photos
                      key={question.id}
                      views={question.views}
                      checkIn={checkIn}
                      calls={calls}
                      take={take}
                    />
                  ) : (
                    <AnswerField
                      key={question.id}
                      question={question}
                      answer={answers[question.id]}
                      error={errorOf(question)}
                      units={units}
                      last={question.kind === 'number' ? lastTime(question, checkIn, sent, units) : undefined}
                      onAnswer={(answer) => saver.answer(question.id, answer)}
                    />
                  ),
                )}
              </div>
            </section>
          );
        })}
      </div>
      {asked && !sending && (
        <Notice tone="amber" icon="offline" role="status">
          <p>Will be sent by itself once you are online, until the end of {dayWords(lastDay)}.</p>
          <Button size="sm" onClick={() => saver.keep()}>
            Do not send yet
          </Button>
        </Notice>
      )}
      <div className={styles.bar}>
        <SavingLine
          className={styles.saved}
          saving={saving}
          waiting={asked ? 'Waits for the line' : 'Kept on this device: it is saved once you are online'}
        />
        {state === 'open' ? (
          <Button variant="primary" busy={sending} busyLabel="Sending..." onClick={() => void send()}>
            Send to {whom}
          </Button>
        ) : (
          <Button variant="primary" onClick={onDone}>
            Done
          </Button>
        )}
      </div>
    </div>
  );
}

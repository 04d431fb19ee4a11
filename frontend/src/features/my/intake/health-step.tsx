import type { ReactNode } from 'react';
import { intake as asked, type HealthQuestion } from '@ironbloom/brand/coaching';
import { Button } from '#shared/ui/actions/button.tsx';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Field, FieldError } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import type { Health, Intake } from '../api.ts';
import { Choices } from './choices.tsx';
import styles from './intake.module.css';
import { asksDoctor, consentPeriod, consentText } from './steps.ts';

const { consent, questions, doctor } = asked.health;

interface HealthStepProps {
  intake: Intake;
  errorOf: (id: string) => string | undefined;
  onAnswer: (health: Health) => void;
  onConsent: () => Promise<void>;
}

/** Consent first; without it no health question is asked. */
export function HealthStep({ intake, errorOf, onAnswer, onConsent }: HealthStepProps): ReactNode {
  const { isMinor } = intake;
  if (intake.consent !== 'given') return <Consent intake={intake} onConsent={onConsent} />;
  const health: Health = intake.health ?? { answers: {} };
  const change = (part: Partial<Health>): void => onAnswer({ ...health, ...part });
  return (
    <>
      <p className="small muted">
        These questions are no medical advice and have not been validated. They help your coach to plan with
        care, and do not replace a doctor.
      </p>
      <div>
        {questions.map((question) => (
          <YesNo
            key={question.id}
            question={question}
            answer={health.answers[question.id]}
            error={errorOf(question.id)}
            onAnswer={(answer) => change({ answers: { ...health.answers, [question.id]: answer } })}
          />
        ))}
      </div>
      {asksDoctor(health) && (
        <section className={styles.questions}>
          <Choices
            id="question-doctor"
            legend={doctor.text}
            hint={doctor.help}
            options={doctor.options}
            chosen={health.doctor === undefined ? [] : [health.doctor]}
            onChoose={(value) => change({ doctor: value as Health['doctor'] })}
          />
          {health.doctor === 'may-train-limits' && (
            <Field label={doctor.limitsText.text}>
              {(control) => (
                <Textarea
                  {...control}
                  className={styles.area}
                  rows={3}
                  maxLength={doctor.limitsText.maxLength}
                  value={health.limits ?? ''}
                  onChange={({ target }) => change({ limits: target.value })}
                />
              )}
            </Field>
          )}
          <p className="small muted">{doctor.opens}</p>
        </section>
      )}
      {isMinor && <Guardian health={health} error={errorOf('guardian')} onChange={change} />}
    </>
  );
}

function Consent({ intake, onConsent }: { intake: Intake; onConsent: () => Promise<void> }): ReactNode {
  const { busy, problem, run } = useInlineAction(
    onConsent,
    'Your consent could not be saved. Please try again.',
  );
  return (
    <section className={styles.consent} aria-labelledby="consent">
      <h2 className="d4" id="consent">
        Your consent first
      </h2>
      <p>{consentText()}</p>
      <dl>
        <div>
          <dt>Who can open them</dt>
          <dd>{consent.who}</dd>
        </div>
        <div>
          <dt>How long they are kept</dt>
          <dd>{consentPeriod(intake.keptFor)}</dd>
        </div>
        <div>
          <dt>Taking it back</dt>
          <dd>{consent.withdraw}</dd>
        </div>
      </dl>
      {intake.consent === 'withdrawn' && (
        <Notice tone="grey">You took your consent back. Your answers are closed to our staff.</Notice>
      )}
      {problem && (
        <Notice tone="red" role="alert">
          {problem}
        </Notice>
      )}
      <Button variant="primary" block busy={busy} busyLabel="Saving..." onClick={() => run()}>
        I agree
      </Button>
      <p className="small muted">
        Without your consent we ask nothing about your health, and your answers stay unfinished. Write to us
        in Messages if you want to talk about it first.
      </p>
    </section>
  );
}

type HealthAnswer = Health['answers'][string];

interface YesNoProps {
  question: HealthQuestion;
  answer: HealthAnswer | undefined;
  error: string | undefined;
  onAnswer: (answer: HealthAnswer) => void;
}

function YesNo({ question, answer, error, onAnswer }: YesNoProps): ReactNode {
  const { id, text, followUp, yes } = question;
  const more = answer?.more ?? '';
  return (
    <div className={styles.asked} id={`question-${id}`} tabIndex={-1}>
      <div className={styles.row}>
        <span aria-hidden="true">{text}</span>
        <Segmented
          legend={text}
          name={`health-${id}`}
          value={answer === undefined ? '' : answer.yes ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          onChange={(value) => onAnswer(value === 'yes' ? { ...answer, yes: true } : { yes: false })}
          className={styles.yesNo}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
      {answer?.yes && (
        <div className={styles.more}>
          {followUp.kind === 'single' ? (
            <Choices
              id={`question-${id}-more`}
              legend={followUp.text}
              options={followUp.options ?? []}
              chosen={[more]}
              onChoose={(value) => onAnswer({ yes: true, more: String(value) })}
            />
          ) : (
            <Field label={followUp.text}>
              {(control) => (
                <Textarea
                  {...control}
                  className={styles.area}
                  rows={3}
                  maxLength={600}
                  value={more}
                  onChange={({ target }) => onAnswer({ yes: true, more: target.value })}
                />
              )}
            </Field>
          )}
          <Notice tone="amber" icon="alert">
            {yes.toClient}
          </Notice>
        </div>
      )}
    </div>
  );
}

interface GuardianProps {
  health: Health;
  error: string | undefined;
  onChange: (part: Partial<Health>) => void;
}

function Guardian({ health, error, onChange }: GuardianProps): ReactNode {
  const { name = '', phone = '' } = health.guardian ?? {};
  return (
    <section className={styles.questions} id="question-guardian" tabIndex={-1} aria-labelledby="guardian">
      <div>
        <h2 className="d4" id="guardian">
          Your parent or guardian
        </h2>
        <p className="muted">
          You are under 18: we speak with your parent or guardian first. Your plan comes once they have
          agreed.
        </p>
      </div>
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={({ target }) => onChange({ guardian: { name: target.value, phone } })}
          />
        )}
      </Field>
      <Field label="Phone" error={error}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={30}
            value={phone}
            onChange={({ target }) => onChange({ guardian: { name, phone: target.value } })}
          />
        )}
      </Field>
    </section>
  );
}

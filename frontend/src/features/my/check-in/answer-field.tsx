import { type ReactNode, useId, useState } from 'react';
import type {
  CheckInQuestion,
  ChoiceQuestion,
  NumberQuestion,
  TextQuestion,
} from '@ironbloom/brand/check-in';
import { clsx } from 'clsx';
import { Field, FieldError } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import big from '../big-number.module.css';
import { fromUnit, inUnit, unitOf, type Units } from '../units.ts';
import styles from './answer-field.module.css';
import { type Answer, problemOf } from './words.ts';

interface AnswerProps<Question> {
  question: Question;
  answer: Answer | undefined;
  error: string | undefined;
  units: Units;
  /** What was measured the time before. */
  last: string | undefined;
  /** null takes an answer back. */
  onAnswer: (answer: Answer | null) => void;
}

export function AnswerField(props: AnswerProps<Exclude<CheckInQuestion, { kind: 'photos' }>>): ReactNode {
  const { question } = props;
  switch (question.kind) {
    case 'number':
      return <NumberAnswer {...props} question={question} />;
    case 'choice':
      return <ScaleAnswer {...props} question={question} />;
    case 'text':
      return <TextAnswer {...props} question={question} />;
  }
}

/** A number that is being typed is a text; its problem is shown once the field is left. */
function NumberAnswer(props: AnswerProps<NumberQuestion>): ReactNode {
  const { question, answer, error, units, last, onAnswer } = props;
  const [text, setText] = useState<string>();
  const [inside, setInside] = useState(false);
  const unit = unitOf(question, units);
  const known = typeof answer === 'number' ? String(inUnit(question, answer, units)) : String(answer ?? '');
  const id = `question-${question.id}`;
  return (
    <div className={styles.number}>
      <Field
        id={id}
        label={
          <>
            {question.text}
            <span className="sr">, {unit}</span>
          </>
        }
        hint={last}
        error={error ?? (inside ? undefined : problemOf(question, answer, units))}
        optional={!question.required}
      >
        {(control) => (
          <div className={big.number}>
            <input
              {...control}
              aria-describedby={clsx(control['aria-describedby'], question.help && `${id}-help`) || undefined}
              inputMode="decimal"
              autoComplete="off"
              value={text ?? known}
              onFocus={() => setInside(true)}
              onBlur={() => {
                setInside(false);
                setText(undefined);
              }}
              onChange={({ target }) => {
                setText(target.value);
                const typed = target.value.trim().replace(',', '.');
                const number = Number(typed);
                if (typed === '') onAnswer(null);
                else onAnswer(Number.isFinite(number) ? fromUnit(question, number, units) : typed);
              }}
            />
            <span className={big.unit} aria-hidden="true">
              {unit}
            </span>
          </div>
        )}
      </Field>
      {question.help && (
        <p className="small muted" id={`${id}-help`}>
          {question.help}
        </p>
      )}
    </div>
  );
}

/** One press: the numbers of the scale, with the words of its ends and of what is chosen. */
function ScaleAnswer({ question, answer, error, onAnswer }: AnswerProps<ChoiceQuestion>): ReactNode {
  const name = useId();
  const { scale, text, help, required } = question;
  const chosen = scale.find(({ value }) => value === answer);
  const described = clsx(help && `${name}-help`, error && `${name}-error`);
  return (
    <fieldset
      id={`question-${question.id}`}
      tabIndex={-1}
      className={styles.scale}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>
        {text}
        {!required && <span className={styles.optional}> (optional)</span>}
      </legend>
      {help && (
        <p className="small muted" id={`${name}-help`}>
          {help}
        </p>
      )}
      <div className={clsx(styles.options, scale.length > 6 && styles.many)}>
        {scale.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === answer}
              aria-label={`${value}, ${label}`}
              onChange={() => onAnswer(value)}
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        {chosen ? (
          <b>{chosen.label}</b>
        ) : (
          <>
            <span>{scale[0]?.label}</span>
            <span>{scale.at(-1)?.label}</span>
          </>
        )}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function TextAnswer({ question, answer, error, onAnswer }: AnswerProps<TextQuestion>): ReactNode {
  return (
    <Field
      id={`question-${question.id}`}
      label={question.text}
      hint={question.help}
      error={error}
      optional={!question.required}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={question.maxLength}
          value={String(answer ?? '')}
          onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
        />
      )}
    </Field>
  );
}

import { type ReactNode, useState } from 'react';
import type { Answer, ChoiceQuestion, IntakeQuestion } from '@ironbloom/brand/coaching';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { Choices } from './choices.tsx';
import { problemOf, toggled } from './steps.ts';
import styles from './intake.module.css';

interface QuestionFieldProps {
  question: IntakeQuestion;
  answer: Answer | undefined;
  error: string | undefined;
  /** null takes an answer back. */
  onAnswer: (answer: Answer | null) => void;
}

export function QuestionField(props: QuestionFieldProps): ReactNode {
  const { question } = props;
  switch (question.kind) {
    case 'single':
    case 'multi':
      return <ChoiceField {...props} question={question} />;
    case 'number':
      return <NumberField {...props} />;
    default:
      return <TextField {...props} />;
  }
}

function ChoiceField({
  question,
  answer,
  error,
  onAnswer,
}: QuestionFieldProps & { question: ChoiceQuestion }): ReactNode {
  const chosen = Array.isArray(answer) ? (answer as string[]) : [];
  return (
    <Choices
      id={`question-${question.id}`}
      legend={question.text}
      hint={question.help}
      optional={!question.required}
      error={error}
      multiple={question.kind === 'multi'}
      options={question.options}
      chosen={question.kind === 'multi' ? chosen : answer === undefined ? [] : [answer as string | number]}
      onChoose={(value) => {
        if (question.kind === 'single') onAnswer(value);
        else onAnswer(toggled(chosen, String(value)));
      }}
    />
  );
}

const frame = ({ question, error }: QuestionFieldProps) => ({
  id: `question-${question.id}`,
  label: question.text,
  hint: question.help,
  error,
  optional: !question.required,
});

function TextField(props: QuestionFieldProps): ReactNode {
  const { question, answer, onAnswer } = props;
  const value = typeof answer === 'string' ? answer : '';
  const isPhone = question.kind === 'phone';
  return (
    <Field {...frame(props)}>
      {(control) =>
        isPhone ? (
          <Input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            value={value}
            onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
          />
        ) : (
          <Textarea
            {...control}
            className={styles.area}
            rows={3}
            maxLength={question.kind === 'text' ? question.maxLength : undefined}
            value={value}
            onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
          />
        )
      }
    </Field>
  );
}

/** A number that is being typed is a text; its problem is shown once the field is left. */
function NumberField(props: QuestionFieldProps): ReactNode {
  const { question, answer, error, onAnswer } = props;
  const [text, setText] = useState<string>();
  const [left, setLeft] = useState(true);
  if (question.kind !== 'number') return null;
  const problem = left ? problemOf(question, answer) : undefined;
  return (
    <Field {...frame(props)} error={error ?? problem} label={`${question.text}, ${question.unit}`}>
      {(control) => (
        <Input
          {...control}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          value={text ?? (answer === undefined ? '' : String(answer))}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            setLeft(true);
            setText(undefined);
          }}
          onChange={({ target }) => {
            setText(target.value);
            const typed = target.value.trim().replace(',', '.');
            const number = Number(typed);
            onAnswer(typed === '' ? null : Number.isFinite(number) ? number : typed);
          }}
        />
      )}
    </Field>
  );
}

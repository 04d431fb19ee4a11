import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bind, type Bound, LineField, LinesField, tick, typed } from '#shared/document/fields.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { Legend } from '#shared/ui/layout/section.tsx';
import { MoveButtons } from '#shared/ui/lists/move-buttons.tsx';
import styles from '../settings.module.css';
import {
  betterWords,
  type Kind,
  kindWords,
  mostQuestions,
  newQuestion,
  quantityWords,
  type QuestionForm,
  questionInWords,
} from './check-in-form.ts';
import own from './question-fields.module.css';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The questions, in the order in which clients are asked. */
export function QuestionFields({ of }: { of: Bound<QuestionForm[]> }): ReactNode {
  const { value: questions, busy, onChange } = of;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLSelectElement>(null);
  /** Ids of those whose fields are shown. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  /** The focus follows the question, or goes to the one that takes its place. */
  function arrange(next: QuestionForm[], index: number): void {
    flushSync(() => onChange(next));
    (list.current?.children[index]?.querySelector('summary') ?? add.current)?.focus();
  }

  function show(id: string, shown: boolean): void {
    setOpen((before) => new Set([...before].filter((one) => one !== id).concat(shown ? id : [])));
  }

  function append(kind: Kind): void {
    const question = newQuestion(kind);
    flushSync(() => {
      show(question.id, true);
      onChange([...questions, question]);
    });
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }

  function move(index: number, by: -1 | 1): void {
    const [question, other] = [questions[index], questions[index + by]];
    if (question && other) arrange(questions.with(index, other).with(index + by, question), index + by);
  }

  return (
    <fieldset className={styles.group}>
      <Legend>Questions</Legend>
      <p className="small muted">
        Check-ins that are open already keep the questions they opened with. Answers to a removed question
        stay in the progress of clients.
      </p>
      {of.errors['questions'] !== undefined && <p role="alert">{of.errors['questions']}</p>}
      <ol ref={list} className={own.list}>
        {questions.map((question, index) => {
          const bound = bind(of, index);
          const { id, text } = question;
          const isWrong = Object.keys(of.errors).some((path) => path.startsWith(`${bound.path}.`));
          return (
            <li key={id}>
              <details
                open={open.has(id) || isWrong}
                onToggle={({ currentTarget }) => show(id, currentTarget.open)}
              >
                <summary className={own.summary}>
                  <span className={own.number}>{index + 1}</span>
                  <span>
                    <b>{text === '' ? 'New question' : text}</b>
                    <span className={own.words}>{questionInWords(question)}</span>
                  </span>
                </summary>
                <div className={own.question}>
                  <LineField of={bind(bound, 'text')} label="Question" maxLength={200} className={own.wide} />
                  <LinesField
                    of={bind(bound, 'help')}
                    label="Help"
                    hint="Stands below the question."
                    optional
                    rows={2}
                    maxLength={600}
                    className={own.wide}
                  />
                  <OfKind of={bound} />
                  <LineField
                    of={bind(bound, 'everyWeeks')}
                    label="Every … weeks"
                    hint="1 asks each week, 4 in weeks 1, 5, 9 …"
                    inputMode="numeric"
                  />
                  <div className={own.ticks}>
                    {question.kind !== 'photos' && (
                      <Checkbox label="Required" {...tick(bind(bound, 'required'))} />
                    )}
                    <Checkbox
                      label="Not asked of clients without food targets"
                      {...tick(bind(bound, 'hideWithoutFoodTargets'))}
                    />
                  </div>
                  <MoveButtons
                    itemName={text === '' ? 'the new question' : text}
                    first={index === 0}
                    last={index === questions.length - 1}
                    busy={busy}
                    className={own.moves}
                    onMove={(by) => move(index, by)}
                    onRemove={() => arrange(questions.toSpliced(index, 1), index)}
                  />
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      {questions.length < mostQuestions ? (
        <Field label="Add a question">
          {(control) => (
            <Select
              {...control}
              ref={add}
              value=""
              disabled={busy}
              placeholder="Choose what is answered"
              options={optionsOf(kindWords)}
              onChange={({ target }) => append(target.value as Kind)}
            />
          )}
        </Field>
      ) : (
        <p className="small quiet">At most {mostQuestions} questions.</p>
      )}
    </fieldset>
  );
}

/** What only questions of one kind have. */
function OfKind({ of }: { of: Bound<QuestionForm> }): ReactNode {
  const { kind } = of.value;
  const better = (
    <ChoiceField
      of={bind(of, 'better')}
      label="Direction"
      words={betterWords}
      hint="Colours the change at the desk."
    />
  );
  switch (kind) {
    case 'number':
      return (
        <>
          <ChoiceField of={bind(of, 'quantity')} label="What is measured" words={quantityWords} />
          {better}
          <LineField of={bind(of, 'min')} label="Smallest" inputMode="decimal" />
          <LineField of={bind(of, 'max')} label="Largest" inputMode="decimal" />
          <LineField of={bind(of, 'step')} label="Step" inputMode="decimal" />
        </>
      );
    case 'choice':
      return (
        <>
          <LinesField
            of={bind(of, 'choices')}
            label="Choices"
            hint="One a line, from the lowest to the highest."
            rows={5}
            className={own.wide}
          />
          {better}
        </>
      );
    case 'text':
      return (
        <LineField of={bind(of, 'maxLength')} label="Longest answer" hint="Characters." inputMode="numeric" />
      );
    case 'photos':
      return (
        <LinesField
          of={bind(of, 'views')}
          label="Views"
          hint="One photograph for each, one a line. Nobody must send any."
          rows={3}
          className={own.wide}
        />
      );
  }
}

interface ChoiceFieldProps<Value extends string> {
  of: Bound<Value>;
  label: string;
  hint?: string;
  words: Readonly<Record<Value, string>>;
}

function ChoiceField<Value extends string>({ of, label, hint, words }: ChoiceFieldProps<Value>): ReactNode {
  const { value, disabled, onChange } = typed(of as unknown as Bound<string>);
  return (
    <Field label={label} hint={hint} error={of.error}>
      {(control) => <Select {...control} {...{ value, disabled, onChange }} options={optionsOf(words)} />}
    </Field>
  );
}

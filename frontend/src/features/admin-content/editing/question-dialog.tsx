import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import type { KindName } from '../content.ts';
import type { ContentForm } from './content-form.ts';
import styles from './group.module.css';
import type { Question, QuestionField } from './kind.ts';

const formId = 'question-form';

interface QuestionDialogProps<Name extends KindName> {
  form: ContentForm<Name>;
  question: Question;
  fields: readonly QuestionField[];
}

/** A question whose answer is typed: what it asks for are fields of the form. */
export function QuestionDialog<Name extends KindName>(props: QuestionDialogProps<Name>): ReactNode {
  const { form, question, fields } = props;
  const first = useRef<HTMLInputElement>(null);
  const no = (): void => form.answer(false);

  function yes(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.answer(true);
  }

  return (
    <Dialog
      open
      onClose={no}
      title={question.title}
      size="sm"
      initialFocus={first}
      footer={
        <>
          <Button size="sm" onClick={no}>
            Cancel
          </Button>
          <Button size="sm" variant="primary" type="submit" form={formId}>
            {question.confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} noValidate onSubmit={yes}>
        <p className="muted">{question.text}</p>
        {fields.map(({ name, label, type = 'text', placeholder }, at) => (
          <Field key={name} label={label} error={form.errors[name]}>
            {(control) => (
              <Input
                {...control}
                ref={at === 0 ? first : undefined}
                type={type}
                placeholder={placeholder}
                autoComplete="off"
                value={form.values[name] ?? ''}
                onChange={(event) => form.set(name, event.target.value)}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
}

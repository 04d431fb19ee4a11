import type { FormEvent, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import styles from './one-line-form.module.css';

interface OneLineFormProps {
  label: string;
  button: string;
  type: 'email' | 'text';
  placeholder?: string;
  maxLength?: number;
  className?: string | undefined;
  /** @returns whether the field is cleared */
  onSubmit: (text: string) => boolean | Promise<boolean>;
}

/** One field with a button, for adding to a list. A native form: the text needs no validation rules from `shared/forms`. */
export function OneLineForm(props: OneLineFormProps): ReactNode {
  const { label, button, type, placeholder, maxLength, className, onSubmit } = props;

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const line = (): string => String(new FormData(form).get('line'));
    const sent = line();
    // Keeps a next text that was typed meanwhile.
    if ((await onSubmit(sent.trim())) && line() === sent) form.reset();
  }

  return (
    <form
      className={className ? `${styles.form} ${className}` : styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            type={type}
            name="line"
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="done"
          />
        )}
      </Field>
      <Button type="submit" variant="solid" className={styles.button}>
        {button}
      </Button>
    </form>
  );
}

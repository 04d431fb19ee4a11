import { contactName } from '@ironbloom/brand/contact-name';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import styles from './contacts.module.css';
import { manualProblem } from './selection.ts';

/**
 * broadcast-2, manual contact. A native form without the engine of `shared/forms`: it adds to a list on the screen, no
 * server is asked, and its one rule is told as a toast.
 */
export function ManualContact({ onAdd }: { onAdd: (email: string, name: string) => void }): ReactNode {
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email'));
    const problem = manualProblem(email);
    if (problem) {
      formToast.error(problem);
      return;
    }
    onAdd(email.trim(), contactName(String(data.get('name'))));
    form.reset();
  }
  return (
    <details className={styles.add}>
      <summary>
        <EditorIcon name="plus" />
        Add a contact manually
      </summary>
      {/* Its words are those of broadcast-2, not the browser's. */}
      <form className={styles.fields} onSubmit={add} noValidate>
        <Field label="Email">
          {(control) => <Input {...control} name="email" type="email" autoComplete="off" />}
        </Field>
        <Field label="Name" optional>
          {(control) => <Input {...control} name="name" autoComplete="off" />}
        </Field>
        <Button type="submit" size="sm">
          Add
        </Button>
      </form>
    </details>
  );
}

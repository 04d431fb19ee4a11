import { hasLetter, visible } from '@ironbloom/brand/visible';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import type { Bound } from '#shared/document/fields.tsx';
import type { BookForm } from './book.ts';

export const peopleChoices = [
  { value: '1', label: 'One person' },
  { value: '2', label: 'Two people' },
];

/** Key of a plan type, such as couples-at-home. */
function keyOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w\s-]/g, '');
  const key = plain
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40);
  return key || `kind-${Date.now().toString(36)}`;
}

interface KindDialogProps {
  of: Bound<BookForm['kinds']>;
  onClose: () => void;
}

export function KindDialog({ of: { value: kinds, onChange }, onClose }: KindDialogProps): ReactNode {
  const [problem, setProblem] = useState<string>();

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = visible(String(typed.get('name'))).trim();
    const taken = kinds.some((kind) => kind.name.toLowerCase() === name.toLowerCase());
    if (!hasLetter(name) || taken) {
      setProblem(taken ? 'A plan type with this name already exists' : 'Enter a name');
      return;
    }
    let key = keyOf(name);
    if (kinds.some((kind) => kind.key === key)) key = `${key.slice(0, 30)}-${Date.now().toString(36)}`;
    const text = String(typed.get('text')).trim();
    onChange([...kinds, { key, name, text, people: typed.get('people') === '2' ? 2 : 1 }]);
    onClose();
  }

  return (
    <FormDialog
      title="Add plan type"
      confirmLabel="Add"
      variant="primary"
      gap="4"
      form={{ onSubmit: add }}
      onClose={onClose}
    >
      <Field label="Name" hint="Such as Couple, or Teenager." error={problem}>
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={40}
            autoComplete="off"
            onInput={() => setProblem(undefined)}
          />
        )}
      </Field>
      <Field label="Line below the name" optional>
        {(control) => <Input {...control} name="text" maxLength={120} autoComplete="off" />}
      </Field>
      <Field label="For" hint="With two people, the checkout asks for a buddy’s details.">
        {(control) => <Select {...control} name="people" options={peopleChoices} />}
      </Field>
    </FormDialog>
  );
}

import { hasLetter, visible } from '@ironbloom/brand/visible';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import type { Bound } from '#shared/document/fields.tsx';
import type { BookForm } from './book.ts';

const peopleChoices = [
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
  /** The plan type to edit; a new one otherwise. */
  edited?: BookForm['kinds'][number];
  onClose: () => void;
}

export function KindDialog({ of: { value: kinds, onChange }, edited, onClose }: KindDialogProps): ReactNode {
  const [problem, setProblem] = useState<string>();

  function newKey(name: string): string {
    const key = keyOf(name);
    const isTaken = kinds.some((kind) => kind.key === key);
    return isTaken ? `${key.slice(0, 30)}-${Date.now().toString(36)}` : key;
  }

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = visible(String(typed.get('name'))).trim();
    const isTaken = kinds.some((kind) => kind !== edited && kind.name.toLowerCase() === name.toLowerCase());
    if (!hasLetter(name) || isTaken) {
      setProblem(isTaken ? 'A plan type with this name already exists' : 'Enter a name');
      return;
    }
    const kind = {
      key: edited?.key ?? newKey(name),
      name,
      text: String(typed.get('text')).trim(),
      people: typed.get('people') === '2' ? (2 as const) : (1 as const),
    };
    onChange(edited ? kinds.map((each) => (each === edited ? kind : each)) : [...kinds, kind]);
    onClose();
  }

  return (
    <FormDialog
      title={edited ? 'Edit plan type' : 'Add plan type'}
      confirmLabel={edited ? 'Save' : 'Add'}
      variant="primary"
      gap="4"
      form={{ onSubmit: save }}
      onClose={onClose}
    >
      <Field label="Name" hint="Such as Couple, or Teenager." error={problem}>
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={40}
            autoComplete="off"
            defaultValue={edited?.name}
            onInput={() => setProblem(undefined)}
          />
        )}
      </Field>
      <Field label="Line below the name" optional>
        {(control) => (
          <Input {...control} name="text" maxLength={120} autoComplete="off" defaultValue={edited?.text} />
        )}
      </Field>
      <Field label="For" hint="With two people, the checkout asks for a buddy’s details.">
        {(control) => (
          <Select
            {...control}
            name="people"
            options={peopleChoices}
            defaultValue={String(edited?.people ?? 1)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

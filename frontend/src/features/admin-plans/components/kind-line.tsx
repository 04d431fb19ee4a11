import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { kindKeys, kindName, lists, plansIn, withoutKind, type KindField } from '../book.ts';
import type { PlanEditing } from '../use-plan-draft.ts';
import { peopleChoices } from './kind-dialog.tsx';
import styles from './plans.module.css';

/** A kind's words. One without plans can go. */
export function KindLine({ kind, draft }: { kind: string; draft: PlanEditing }): ReactNode {
  const { values, errors, set, change, busy } = draft;
  const name = values[kindName(kind, 'name')] || kind;
  const used = lists.some(({ id }) => plansIn(values, id, kind).length > 0);
  const text = (field: KindField) => ({
    id: kindName(kind, field),
    value: values[kindName(kind, field)] ?? '',
    disabled: busy,
    onChange: ({ target }: { target: { value: string } }) => set(kindName(kind, field), target.value),
  });
  return (
    <fieldset className={`${styles.row} ${styles.kindRow}`}>
      <legend className="sr">{name}</legend>
      <Field id={kindName(kind, 'name')} label="Name" error={errors[kindName(kind, 'name')]}>
        {(control) => <Input {...control} {...text('name')} maxLength={40} autoComplete="off" />}
      </Field>
      <Field id={kindName(kind, 'text')} label="Line below the name" error={errors[kindName(kind, 'text')]}>
        {(control) => <Input {...control} {...text('text')} maxLength={120} autoComplete="off" />}
      </Field>
      <Field id={kindName(kind, 'people')} label="For">
        {(control) => <Select {...control} {...text('people')} options={peopleChoices} />}
      </Field>
      {!used && kindKeys(values).length > 1 && (
        <div className={styles.moves}>
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            aria-label={`Remove ${name}`}
            onClick={() => change(withoutKind(values, kind))}
          >
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  );
}

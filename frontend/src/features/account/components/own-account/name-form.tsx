import { useState, type ReactNode } from 'react';
import { reloadUser } from '../../../../shared/session/session.ts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { Field } from '../../../../shared/ui/forms/field.tsx';
import { formToast } from '../../../../shared/ui/forms/form-toast.ts';
import { Input } from '../../../../shared/ui/forms/input.tsx';
import { changeName } from '../../api.ts';
import { useAccountForm, type Draft } from '../../use-account-form.ts';
import { checkName } from '../../validation.ts';
import styles from '../fields.module.css';
import { FormProblem } from '../form-problem.tsx';

const failure = {
  refused: 'Your name could not be changed.',
  unreachable: 'Your name could not be changed. Please try again.',
};

/** The name of the account, which mails and the menu use; the profile's own stays in the browser. */
export function NameForm({ name }: { name: string }): ReactNode {
  const [draft] = useState<Draft>(() => new Map([['name', name]]));
  const { errors, problem, busy, form } = useAccountForm({
    draft,
    check: checkName,
    failure,
    send: async (values) => {
      await changeName((values['name'] ?? '').trim());
      formToast.success('Your name was changed.');
      await reloadUser();
    },
  });
  return (
    <form className={styles.fields} method="dialog" aria-label="Change your name" {...form}>
      <Field label="Account name" hint="The name our mails and your menu use." error={errors['name']}>
        {(control) => (
          <Input
            {...control}
            name="name"
            type="text"
            autoComplete="name"
            autoCapitalize="words"
            defaultValue={draft.get('name')}
            required
          />
        )}
      </Field>
      <Button className={styles.own} type="submit" busy={busy} busyLabel="Saving...">
        Save name
      </Button>
      <FormProblem problem={problem} />
    </form>
  );
}

import { useState, type ReactNode } from 'react';
import { reloadUser } from '#shared/session/session.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { changeName } from '../../api.ts';
import { useAccountForm, type Draft } from '../../use-account-form.ts';
import { NameField } from '../account-fields.tsx';
import styles from '../fields.module.css';
import { FormProblem } from '../form-problem.tsx';

const failure = {
  refused: 'Your name could not be changed.',
  unreachable: 'Your name could not be changed. Please try again.',
};

/** The name of the account, which mails and the menu use; the profile's own stays in the browser. */
export function NameForm({ name }: { name: string }): ReactNode {
  const [draft] = useState<Draft>(() => new Map([['name', name]]));
  const { problem, busy, form, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.accountName,
    failure,
    send: async (values) => {
      await changeName(values.name);
      formToast.success('Your name was changed.');
      await reloadUser();
    },
  });
  return (
    <form className={styles.fields} method="dialog" aria-label="Change your name" {...form}>
      <NameField
        {...fields}
        draft={draft}
        label="Account name"
        hint="Shown in the menu and used in our mails."
      />
      <Button className={styles.own} type="submit" busy={busy} busyLabel="Saving...">
        Save name
      </Button>
      <FormProblem problem={problem} />
    </form>
  );
}

import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { PasswordInput } from '#shared/ui/forms/inputs/password-input.tsx';
import { resetPassword } from '../../api.ts';
import { isComplete, toCode } from '../../code.ts';
import { isAboutCode, problemOf, type Problem } from '../../failure.ts';
import type { Screens } from '../../use-screens.ts';
import { newPasswordErrors, missingRequirements } from '../../password-rules.ts';
import { CodeBoxes } from './code-boxes.tsx';
import styles from '../fields.module.css';
import { useEasyToGuess } from '../easy-to-guess.tsx';
import { FormProblem } from '../form-problem.tsx';
import { PasswordChecklist } from '../password-checklist.tsx';
import { Screen } from '../screen.tsx';

/** account-9. */
const failure = {
  refused: 'Failed to reset password',
  unreachable: 'Failed to reset password. Please try again.',
};

type Field = 'password' | 'confirmPassword';

/** account-3. Asks for the code only if neither the link nor the previous screen supplied it. */
export function ResetForm({ screens }: { screens: Screens }): ReactNode {
  const { email = '', code: given = '' } = screens.pending ?? {};
  const known = toCode(given);
  const [asksForCode, setAsksForCode] = useState(!isComplete(known));
  const [code, setCode] = useState(known);
  const [values, setValues] = useState({ password: '', confirmPassword: '' });
  /** Fields that were blurred: errors show only after that. */
  const [left, setLeft] = useState<Partial<Record<Field, boolean>>>({});
  const [problem, setProblem] = useState<{ words: Problem; aboutCode: boolean } | null>(null);
  const { busy, form } = useServerForm({
    rules: async () => (await import('../../schemas.ts')).reset,
    send: async (change) => {
      await resetPassword({ email, ...change });
      screens.passwordUpdated();
    },
    onRefused: (error) => {
      const aboutCode = isAboutCode(error);
      setAsksForCode(asksForCode || aboutCode);
      setProblem({ words: problemOf(error, failure), aboutCode });
    },
  });

  const guess = useEasyToGuess();
  const passwordErrors = newPasswordErrors(values);
  const shown = (field: Field) => (left[field] && values[field] ? passwordErrors[field] : undefined);
  const needed = missingRequirements(values, isComplete(code));
  const neededId = useId();

  const bind = (field: Field) => ({
    name: field,
    autoComplete: 'new-password',
    required: true,
    value: values[field],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [field]: value }));
      setLeft((before) => ({ ...before, [field]: false }));
      if (field === 'password') guess.forget();
      setProblem(null);
    },
    onBlur: () => {
      setLeft((before) => ({ ...before, [field]: true }));
      if (field === 'password') guess.ask(values.password);
    },
  });

  return (
    <Screen title="Choose a new password" lead={email ? `For ${email}` : 'For your account'}>
      <form
        {...form}
        className={styles.fields}
        method="dialog"
        onSubmit={(event) => {
          setProblem(null);
          form.onSubmit(event);
        }}
      >
        {/* For password managers: whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <input type="hidden" name="otp" value={code.join('')} />
        {asksForCode && (
          <CodeBoxes
            value={code}
            onChange={(next) => {
              setCode(next);
              setProblem(null);
            }}
            error={problem?.aboutCode ? problem.words.text : undefined}
          />
        )}
        {problem?.aboutCode && (
          <Link className={`link small ${styles.aside}`} to={screens.addressOf('forgot-password')}>
            Send a new code
          </Link>
        )}
        <Field label="New password" error={shown('password')}>
          {(control) => (
            <>
              <PasswordInput {...control} {...bind('password')} what="new password" />
              {guess.note}
            </>
          )}
        </Field>
        <PasswordChecklist password={values.password} />
        <Field label="Confirm new password" error={shown('confirmPassword')}>
          {(control) => (
            <PasswordInput {...control} {...bind('confirmPassword')} what="confirm new password" />
          )}
        </Field>
        <Button
          variant="primary"
          size="lg"
          block
          type="submit"
          disabled={needed !== undefined}
          aria-describedby={needed && neededId}
          busy={busy}
          busyLabel="Updating..."
        >
          Update password
        </Button>
        {needed && (
          <p className="small muted" id={neededId}>
            {needed}
          </p>
        )}
        <FormProblem problem={problem && !problem.aboutCode ? problem.words : null} />
      </form>
    </Screen>
  );
}

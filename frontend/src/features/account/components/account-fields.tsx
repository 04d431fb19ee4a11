import type { ReactNode } from 'react';
import { Field } from '../../../shared/ui/forms/field.tsx';
import { Input } from '../../../shared/ui/forms/input.tsx';
import { PasswordInput } from '../../../shared/ui/forms/password-input.tsx';
import type { Draft } from '../use-account-form.ts';
import type { FieldErrors } from '../validation.ts';

interface AccountFieldProps {
  draft: Draft;
  errors?: FieldErrors;
}

/** "username" rather than "email": the name under which password managers keep the password. */
export function EmailField({ draft, errors = {} }: AccountFieldProps): ReactNode {
  return (
    <Field label="Email" error={errors['email']}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={draft.get('email')}
          required
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps extends AccountFieldProps {
  name: 'password' | 'confirmPassword' | 'currentPassword';
  label: string;
  /** Whether the browser offers the stored password or a new one. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { name, label, autoComplete, draft, errors = {} } = props;
  return (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          what={label.toLowerCase()}
          autoComplete={autoComplete}
          defaultValue={draft.get(name)}
          required
        />
      )}
    </Field>
  );
}

import type { ReactNode } from 'react';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { PasswordInput } from '#shared/ui/forms/inputs/password-input.tsx';
import { useEasyToGuess } from './easy-to-guess.tsx';
import type { Draft } from '../use-account-form.ts';

interface AccountFieldProps extends Pick<ServerForm, 'register' | 'errors'> {
  draft: Draft;
}

/** `autoComplete="username"`: password managers file the password under it. */
export function EmailField({ draft, register, errors }: AccountFieldProps): ReactNode {
  return (
    <Field label="Email" error={errors['email']}>
      {(control) => (
        <Input
          {...control}
          {...register('email')}
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

export function NameField({ label, hint, draft, register, errors }: NameFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={errors['name']}>
      {(control) => (
        <Input
          {...control}
          {...register('name')}
          type="text"
          autoComplete="name"
          autoCapitalize="words"
          defaultValue={draft.get('name')}
          required
        />
      )}
    </Field>
  );
}

interface NameFieldProps extends AccountFieldProps {
  label: string;
  hint?: string;
}

interface PasswordFieldProps extends AccountFieldProps {
  name: 'password' | 'confirmPassword' | 'currentPassword';
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { name, label, autoComplete, draft, register, errors } = props;
  const { ask, forget, note } = useEasyToGuess();
  const isNew = name === 'password' && autoComplete === 'new-password';
  const registered = register(name);
  return (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <>
          <PasswordInput
            {...control}
            {...registered}
            what={label.toLowerCase()}
            autoComplete={autoComplete}
            defaultValue={draft.get(name)}
            required
            onInput={isNew ? forget : undefined}
            onBlur={(event) => {
              void registered.onBlur?.(event);
              if (isNew) ask(event.target.value);
            }}
          />
          {isNew && note}
        </>
      )}
    </Field>
  );
}

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { AffixInput } from './affix-input.tsx';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'prefix'> {
  /** Completes the button's name: "Show confirm password". */
  what?: string;
}

export function PasswordInput({ what = 'password', ...rest }: PasswordInputProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <AffixInput
      {...rest}
      prefix=""
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          className={styles.toggle}
          type="button"
          aria-label={`${shown ? 'Hide' : 'Show'} ${what}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}

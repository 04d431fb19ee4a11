import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/media/icon.tsx';
import { passwordRules, staffPasswordRules } from '../password-rules.ts';
import styles from './password-checklist.module.css';

interface PasswordChecklistProps {
  password: string;
  /** Uses the rules for staff (account-43). */
  staff?: boolean;
}

/** account-3: "with a live checklist". */
export function PasswordChecklist({ password, staff = false }: PasswordChecklistProps): ReactNode {
  const rules = (staff ? staffPasswordRules : passwordRules).filter(
    ({ rare, holds }) => !rare || !holds(password),
  );
  return (
    <ul className={styles.rules} aria-label="Password rules">
      {rules.map(({ text, holds }) => {
        const met = holds(password);
        return (
          <li key={text} className={clsx(met && styles.met)}>
            <span className={styles.dot} aria-hidden="true">
              <Icon name="check" />
            </span>
            {text}
            <span className="sr">{met ? ': met' : ': not met yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}

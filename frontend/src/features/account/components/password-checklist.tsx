import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/media/icon.tsx';
import { passwordRules } from '../password-rules.ts';
import styles from './password-checklist.module.css';

/** account-3: "with a live checklist". */
export function PasswordChecklist({ password }: { password: string }): ReactNode {
  const rules = passwordRules.filter(({ rare, holds }) => !rare || !holds(password));
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

import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Icon } from '../../../shared/ui/media/icon.tsx';
import { roles, type Role } from '../roles.ts';
import styles from './open-roles.module.css';

/** What we are looking for; the button takes the role along to the form. */
export function OpenRoles({ onApply }: { onApply: (role: Role) => void }): ReactNode {
  return (
    <section className="wrap" aria-label="Open roles">
      {roles.map((role) => (
        <article key={role.id} id={role.id} className={styles.role}>
          <header className={styles.head}>
            <h2 className="d2">{role.title}</h2>
            <p className="small quiet">Contractor · {role.where}</p>
          </header>
          <div className={styles.text}>
            <p className="lead">{role.summary}</p>
            <ul className={styles.points}>
              {role.points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
            <Button iconAfter="arrow" onClick={() => onApply(role)}>
              Apply<span className="sr"> as {role.title}</span>
            </Button>
          </div>
        </article>
      ))}
    </section>
  );
}

import { Stack } from '#shared/ui/layout/flow.tsx';
import { business, type Role } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import styles from './open-roles.module.css';

interface OpenRolesProps {
  roles: readonly Role[];
  onApply: (role: Role) => void;
}

/** The open roles; Apply selects the role in the form. */
export function OpenRoles({ roles, onApply }: OpenRolesProps): ReactNode {
  return (
    <section className="wrap" aria-label="Open roles">
      {roles.map((role) => (
        <article key={role.id} id={role.id} className={styles.role}>
          <Stack as="header" gap="3">
            <h2 className="d2">{role.title}</h2>
            <p className="small quiet">Contractor · {role.where}</p>
          </Stack>
          <Stack gap="5" narrow>
            <p className="lead">{role.summary}</p>
            <ul className={styles.points}>
              {role.points.map((point, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- points may repeat
                <li key={index}>
                  <Icon name="check" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
            <Button iconAfter="arrow" onClick={() => onApply(role)}>
              Apply<span className="sr"> as {role.title}</span>
            </Button>
          </Stack>
        </article>
      ))}
    </section>
  );
}

export function NoRoles(): ReactNode {
  const { supportEmail } = business();
  return (
    <section className={`wrap ${styles.none}`} aria-labelledby="no-roles">
      <h2 className="d2" id="no-roles">
        No open roles now
      </h2>
      <p className="lead">
        To work with us, write to{' '}
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
    </section>
  );
}

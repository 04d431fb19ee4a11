import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { paths } from '#shared/config/paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { MyIcon } from '../my-icon.tsx';
import { useMyPath } from '../program.tsx';
import room from '../room.module.css';

/** To what stands on the profile: photo, devices, export and deletion of the account. */
export function AccountLinks(): ReactNode {
  const myPath = useMyPath();
  return (
    <section className={room.part} aria-labelledby="account">
      <h2 className="d4" id="account">
        Your account
      </h2>
      <nav className={room.rows} aria-label="Your account">
        <Link to={myPath(myPaths.intake)}>
          <MyIcon name="list" />
          <span>Your answers</span>
          <Icon name="chevron-right" />
        </Link>
        <Link to={paths.profile}>
          <Icon name="user" />
          <span>Profile, password and signed-in devices</span>
          <Icon name="chevron-right" />
        </Link>
        <Link to={paths.profile}>
          <Icon name="download" />
          <span>Download my data, or delete my account</span>
          <Icon name="chevron-right" />
        </Link>
        <Link to={paths.contact}>
          <Icon name="mail" />
          <span>Write to the office</span>
          <Icon name="chevron-right" />
        </Link>
      </nav>
    </section>
  );
}

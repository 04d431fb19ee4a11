import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { paths } from '#shared/config/paths.ts';
import { useProfilePhoto } from '#shared/session/profile-photo.ts';
import type { Session } from '#shared/session/session-state.ts';
import { logout } from '#shared/session/logout.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import menu from '#shared/ui/overlays/menu.module.css';
import { useDisclosure } from '#shared/ui/overlays/use-disclosure.ts';
import styles from './site-header.module.css';

export function ProfileMenu({ session }: { session: Session }): ReactNode {
  const { open, toggle, close, area, button } = useDisclosure();
  const photo = useProfilePhoto();
  const listId = useId();
  return (
    <div className={menu.place} {...area}>
      <button
        ref={button}
        className={styles.avatar}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={session.user ? `Your menu, ${session.user.name}` : 'Your menu'}
        onClick={toggle}
      >
        {photo ? <img src={photo} width="44" height="44" alt="" /> : <Icon name="user" />}
      </button>
      <ul className={menu.list} id={listId} hidden={!open}>
        <li>
          <Link className={menu.item} to={paths.my} onClick={close}>
            <Icon name="clock" /> My coaching
          </Link>
        </li>
        <li>
          <Link className={menu.item} to={myPaths.me} onClick={close}>
            <Icon name="card" /> Dates and payments
          </Link>
        </li>
        <li>
          <Link className={menu.item} to={paths.profile} onClick={close}>
            <Icon name="user" /> Profile
          </Link>
        </li>
        {session.isAdmin && (
          <li>
            <Link className={menu.item} to={paths.admin} onClick={close}>
              <Icon name="dashboard" /> Dashboard
            </Link>
          </li>
        )}
        <li className={menu.separated}>
          <button className={menu.item} type="button" onClick={logout}>
            <Icon name="logout" /> Logout
          </button>
        </li>
      </ul>
    </div>
  );
}

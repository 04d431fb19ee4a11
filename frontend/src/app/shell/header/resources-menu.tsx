import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#shared/ui/media/icon.tsx';
import menu from '#shared/ui/overlays/menu.module.css';
import { useDisclosure } from '#shared/ui/overlays/use-disclosure.ts';
import { isActive, resourceItems } from './nav-items.ts';
import styles from './site-header.module.css';

export function ResourcesMenu(): ReactNode {
  const { open, toggle, close, area, button } = useDisclosure();
  const { pathname } = useLocation();
  const listId = useId();
  const current = resourceItems.some((item) => isActive(item.to, pathname));
  return (
    <div className={menu.place} {...area}>
      <button
        ref={button}
        className={styles.link}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        data-current={current || undefined}
        onClick={toggle}
      >
        Resources <Icon name="chevron-down" />
      </button>
      <ul className={menu.list} id={listId} hidden={!open}>
        {resourceItems.map((item) => (
          <li key={item.to}>
            <Link
              className={menu.item}
              to={item.to}
              aria-current={isActive(item.to, pathname) ? 'page' : undefined}
              onClick={close}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

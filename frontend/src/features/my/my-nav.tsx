import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { paths } from '#shared/config/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { wishOf } from './check-in/wish.ts';
import styles from './my-nav.module.css';
import { MyIcon } from './my-icon.tsx';
import { Plate } from './plate.tsx';
import { useMyPath, usePrograms } from './program.tsx';
import { stateOf } from './program-words.ts';

const WaitingCheckIn = lazy(async () => ({
  default: (await import('./check-in/waiting-check-in.tsx')).WaitingCheckIn,
}));

/** Above this the number of unread messages shows "99+". */
const MOST_SHOWN = 99;

const tabs = [
  { to: myPaths.today, label: 'Today', icon: <Icon name="clock" /> },
  { to: myPaths.plan, label: 'Plan', icon: <MyIcon name="plan" /> },
  { to: myPaths.checkIn, label: 'Check-in', icon: <MyIcon name="check-in" /> },
  { to: myPaths.progress, label: 'Progress', icon: <MyIcon name="progress" /> },
  { to: myPaths.messages, label: 'Messages', icon: <Icon name="chat" /> },
];

/** Tabs at the lower edge of a phone; from 1024 px on a rail, with what stands at the foot of Today otherwise. */
export function MyNav(): ReactNode {
  const { pathname } = useLocation();
  const { program } = usePrograms();
  const { user } = useSession();
  const myPath = useMyPath();
  const { week, weeks, unread } = program;
  const current = (to: string) => (pathname === to ? 'page' : undefined);
  const currentTab = (to: string) =>
    to === myPaths.checkIn && pathname.startsWith(to) ? 'page' : current(to);
  const { checkIn } = program;
  // On its own screen the form sends it.
  const waits =
    checkIn?.state === 'open' &&
    !pathname.startsWith(myPaths.checkIn) &&
    wishOf(program._id, checkIn.dueOn).read();
  return (
    <nav className={styles.nav} aria-label="My coaching" data-screen-only>
      {waits && (
        <Suspense fallback={null}>
          <WaitingCheckIn key={checkIn.dueOn} day={checkIn.dueOn} />
        </Suspense>
      )}
      <div className={styles.inner}>
        <div className={styles.who}>
          <Plate done={week ?? 0} parts={weeks ?? 4} size="3rem" stroke={11} />
          <span>
            <b>{user?.name}</b>
            <br />
            <span className="small muted num">{stateOf(program)}</span>
          </span>
        </div>
        <ul className={styles.tabs}>
          {tabs.map(({ to, label, icon }) => (
            <li key={to}>
              <Link className={styles.link} to={myPath(to)} aria-current={currentTab(to)}>
                {icon}
                {label}
                {to === myPaths.messages && unread > 0 && (
                  <span className={styles.count}>
                    {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
                    <span className="sr"> unread</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.more}>
          <li>
            <Link className={styles.link} to={myPath(myPaths.me)} aria-current={current(myPaths.me)}>
              <Icon name="card" /> Dates and payments
            </Link>
          </li>
          <li>
            <Link className={styles.link} to={myPath(myPaths.intake)}>
              <MyIcon name="list" /> Your answers
            </Link>
          </li>
          <li>
            <Link className={styles.link} to={paths.profile}>
              <Icon name="user" /> Profile
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}

import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import type { Column } from '#shared/ui/lists/table.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import type { ListedPerson } from '../../person.ts';
import { StandingBadge } from '../standing-badge.tsx';
import styles from './people-columns.module.css';

export const peopleColumns: readonly Column<ListedPerson>[] = [
  {
    id: 'name',
    header: 'Name',
    className: styles.name,
    cell: ({ _id, name }) => (
      <Link className={styles.open} to={adminPaths.person(_id)}>
        {name}
      </Link>
    ),
  },
  {
    id: 'standing',
    header: 'Status',
    className: styles.standing,
    cell: (person) => <StandingBadge person={person} />,
  },
  {
    id: 'email',
    header: 'Email',
    className: styles.email,
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    id: 'since',
    header: 'Since',
    labelled: true,
    className: styles.date,
    cell: ({ since }) => <time dateTime={since}>{dayAndTime(since)}</time>,
  },
  {
    id: 'bought',
    header: 'Last purchase',
    labelled: true,
    className: styles.date,
    cell: ({ boughtAt }) =>
      boughtAt ? (
        <time dateTime={boughtAt}>{dayAndTime(boughtAt)}</time>
      ) : (
        <span className="quiet">None</span>
      ),
  },
];

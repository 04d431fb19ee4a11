import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { ListFilters, ListViews } from '#shared/ui/lists/list-filters.tsx';
import { type Column, RowLink } from '#shared/ui/lists/table.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { filters, usePeople } from './api.ts';
import styles from './people-list.module.css';
import { type ListedPerson, standingOf } from './person.ts';

const columns: readonly Column<ListedPerson>[] = [
  {
    id: 'name',
    header: 'Name',
    className: styles.name,
    cell: ({ _id, name }) => <RowLink to={adminPaths.person(_id)}>{name}</RowLink>,
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
    date: true,
    className: styles.date,
    cell: ({ since }) => <time dateTime={since}>{dayAndTime(since)}</time>,
  },
  {
    id: 'bought',
    header: 'Last purchase',
    labelled: true,
    date: true,
    className: styles.date,
    cell: ({ boughtAt }) =>
      boughtAt ? (
        <time dateTime={boughtAt}>{dayAndTime(boughtAt)}</time>
      ) : (
        <span className="quiet">None</span>
      ),
  },
];

export function StandingBadge({
  person,
}: {
  person: Pick<ListedPerson, 'standing' | 'staffRole'>;
}): ReactNode {
  const { tone, words } = standingOf(person);
  return <Badge tone={tone}>{words}</Badge>;
}

/** Everyone with an account or a purchase (admin-20). */
export function PeopleList(): ReactNode {
  const list = usePeople();
  return (
    <AdminPage
      title="People"
      note="Everyone with an account or a purchase"
      actions={
        <>
          <ButtonLink size="sm" to={adminPaths.privacy}>
            Privacy requests
          </ButtonLink>
          <ButtonLink size="sm" to={adminPaths.staff}>
            Staff and roles
          </ButtonLink>
        </>
      }
    >
      <ListFilters
        list={list}
        views={<ListViews list={list} label="Which people" field="filter" words={filters} />}
        placeholder="Name, email or phone"
      />
      <AdminList
        list={list}
        noun={['person', 'people']}
        columns={columns}
        pressable
        rowHeight={{ row: 2.9, card: 7.5 }}
        rowKey={({ _id }) => _id}
        empty={{
          icon: 'user',
          title: 'No people found',
          text: 'People who sign up or buy a program are listed here.',
        }}
        emptyFiltered={{
          text: 'No people match. Look through all people instead.',
          action: (
            <ButtonLink size="sm" to={adminPaths.people}>
              Show all
            </ButtonLink>
          ),
        }}
      />
    </AdminPage>
  );
}

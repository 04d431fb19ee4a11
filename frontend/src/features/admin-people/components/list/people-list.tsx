import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { useListAddress } from '#shared/ui/lists/use-list-address.ts';
import { usePeople } from '../../api.ts';
import { filters, peoplePath, readPeopleQuery } from '../../people-query.ts';
import { type ListedPerson, pageSize } from '../../person.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import type { Column } from '#shared/ui/lists/table.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { StandingBadge } from '../standing-badge.tsx';
import styles from './people-columns.module.css';

const peopleColumns: readonly Column<ListedPerson>[] = [
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

/** Everyone with an account or a purchase (admin-20). */
export function PeopleList(): ReactNode {
  const [params] = useSearchParams();
  const query = readPeopleQuery(params);
  const go = useListAddress(query, peoplePath);
  const list = usePeople(query);
  const filtered = query.search !== '' || query.filter !== 'all';
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
        views={
          <FilterLinks
            label="Which people"
            links={filters.map(({ value, label }) => ({
              to: peoplePath({ ...query, filter: value, page: 1 }),
              label,
              current: value === query.filter,
            }))}
          />
        }
        search={{
          value: query.search,
          placeholder: 'Name, email or phone',
          onSearch: (search) => go({ search }, 'typed'),
        }}
        set={query.filter === 'all' ? 0 : 1}
        onClear={() => go({ search: '', filter: 'all' })}
      />
      <AdminList
        list={list}
        noun={['person', 'people']}
        page={query.page}
        limit={pageSize}
        hrefFor={(page) => peoplePath({ ...query, page })}
        columns={peopleColumns}
        pressable
        rowHeight={{ row: 2.9, card: 7.5 }}
        rowKey={({ _id }) => _id}
        empty={
          <EmptyState
            icon="user"
            title="No people found"
            text={
              filtered
                ? 'No people match. Look through all people instead.'
                : 'People who sign up or buy a program are listed here.'
            }
            action={
              filtered && (
                <ButtonLink size="sm" to={adminPaths.people}>
                  Show all
                </ButtonLink>
              )
            }
          />
        }
      />
    </AdminPage>
  );
}

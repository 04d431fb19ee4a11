import { mailAddress } from '@ironbloom/brand/mail-address';
import { type ReactNode, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsTabs } from '#shared/document/settings-tabs.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { OneLineForm } from '#shared/ui/forms/one-line-form.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { useErasures } from './api.ts';
import { PersonalDataButtons } from './personal-data-buttons.tsx';
import styles from './privacy-screen.module.css';
import { dayAndTime } from '#shared/india/dates.ts';
import { type Column, Table } from '#shared/ui/lists/table.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { Erasure } from './person.ts';

const waitingFor: Record<NonNullable<Erasure['waitsFor']>, string> = {
  'named-owner': 'set as ADMIN_EMAIL',
  'last-owner': 'last owner',
  'open-payment': 'a payment is pending',
  'open-refund': 'a refund is open',
  flagged: 'a payment is flagged',
  busy: 'a mail is being sent',
};

function state({ finishedAt, waitsFor, dueAt }: Erasure): ReactNode {
  if (finishedAt !== null) return <Badge tone="green">erased</Badge>;
  if (waitsFor !== null) return <Badge tone="amber">waiting: {waitingFor[waitsFor]}</Badge>;
  return <Badge tone="grey">due {dayAndTime(dueAt)}</Badge>;
}

const columns: readonly Column<Erasure>[] = [
  {
    id: 'who',
    header: 'Person',
    wide: true,
    cell: ({ email }) => (email === null ? 'No longer known' : <EmailText>{email}</EmailText>),
  },
  {
    id: 'by',
    header: 'Requested by',
    labelled: true,
    cell: ({ askedBy }) => (askedBy === 'self' ? 'themselves' : 'an owner'),
  },
  {
    id: 'when',
    header: 'Requested, completed',
    labelled: true,
    cell: ({ createdAt, finishedAt }) => (
      <span className="num">
        {dayAndTime(createdAt)}
        {finishedAt !== null && `, ${dayAndTime(finishedAt)}`}
      </span>
    ),
  },
  { id: 'state', header: 'Status', cell: state },
];

/** Export and erasure requests, also of people who are not under People (admin-24). */
export function PrivacyScreen(): ReactNode {
  const answer = useErasures();
  const [email, setEmail] = useState<string>();
  return (
    <AdminPage
      title="Privacy requests"
      back={<BackLink to={adminPaths.people}>Back to people</BackLink>}
      note="Export or erase the data of a person"
    >
      <SettingsTabs current={adminPaths.privacy} />
      <Stack gap="6">
        <Stack as="section" gap="4" narrow className={styles.ask} aria-label="Find by email">
          <p className="muted">
            This also finds people without an account or a purchase, who wrote to you or got a broadcast. Make
            sure that the request comes from this address, and answer only to it.
          </p>
          <OneLineForm
            className={styles.form}
            label="Their email"
            button="Next"
            type="email"
            maxLength={254}
            onSubmit={(line) => {
              setEmail(mailAddress(line) && line.toLowerCase());
              return false;
            }}
          />
          {email && (
            <Stack gap="3" narrow className={styles.found} role="status">
              <b>
                <EmailText>{email}</EmailText>
              </b>
              <PersonalDataButtons key={email} email={email} mayErase onErased={() => setEmail(undefined)} />
            </Stack>
          )}
        </Stack>
        <Loaded answer={answer} loading={<Skeleton height="12rem" />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="muted">No erasure requests yet.</p>
            ) : (
              <Table caption="Erasures" columns={columns} rows={items} rowKey={({ _id }) => _id} />
            )
          }
        </Loaded>
      </Stack>
    </AdminPage>
  );
}

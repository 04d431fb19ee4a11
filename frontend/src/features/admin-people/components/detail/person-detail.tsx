import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '#shared/api/errors.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { usePerson } from '../../api.ts';
import { AccountPanel } from './account-panel.tsx';
import { MailHistory, MessageHistory, PurchaseHistory, SessionHistory, SignInHistory } from './histories.tsx';
import { PersonalDataButtons } from '../privacy/personal-data-buttons.tsx';
import styles from './person-detail.module.css';
import { dayAndTime } from '#shared/india/dates.ts';
import type { Person } from '../../person.ts';

const reasons = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
  manual: 'Removed by staff',
} as const;

const kinds = { terms: 'Agreement', marketing: 'Marketing emails', story: 'Testimonial' } as const;

/** What somebody agreed to, as far as we know. */
function ConsentPanel({ person: { consent } }: { person: Person }): ReactNode {
  const { terms, broadcasts, ledger } = consent;
  return (
    <section className={styles.panel} aria-labelledby="person-consent">
      <h2 className="label" id="person-consent">
        Consent
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>Terms</dt>
          <dd className="num">Agreed to by signing up or buying, {dayAndTime(terms)}</dd>
        </div>
        <div>
          <dt>Broadcasts</dt>
          <dd className="num">
            {broadcasts
              ? `${reasons[broadcasts.reason]}, ${dayAndTime(broadcasts.since)}`
              : 'Not unsubscribed'}
          </dd>
        </div>
        {ledger.map(({ what, words, source, givenAt, withdrawnAt, withdrawnBy }) => (
          <div key={`${what} ${givenAt} ${withdrawnAt} ${source}`}>
            <dt>{kinds[what]}</dt>
            <dd className="num">
              {[
                words,
                givenAt !== null && `${dayAndTime(givenAt)}, ${source}`,
                withdrawnAt !== null && `withdrawn ${dayAndTime(withdrawnAt)}, ${withdrawnBy}`,
              ]
                .filter(Boolean)
                .join('; ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Loading(): ReactNode {
  return (
    <div className={styles.columns} role="status">
      <span className="sr">Loading...</span>
      <Skeleton height="18rem" />
      <Skeleton height="30rem" />
    </div>
  );
}

function Missing(): ReactNode {
  return (
    <EmptyState
      icon="user"
      title="Person not found"
      text="Part of the address may be missing."
      action={
        <ButtonLink size="sm" to={adminPaths.people}>
          See all people
        </ButtonLink>
      }
    />
  );
}

/** One person: who they are, what an owner may decide, and all that they did with us (admin-20). */
export function PersonDetail(): ReactNode {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: person, error, mutate } = usePerson(id);
  // An address that is cut short is no id at all, which the server refuses in other words.
  const missing = !person && error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <AdminPage
      title={person?.name ?? 'Person'}
      back={<BackLink to={adminPaths.people}>Back to people</BackLink>}
    >
      <div className={styles.page}>
        {missing && <Missing />}
        {error && !missing && <LoadError message={error.message} onRetry={() => void mutate()} />}
        {!person && !error && <Loading />}
        {person && (
          <div className={styles.columns}>
            <div className={styles.side}>
              <AccountPanel person={person} />
              <ConsentPanel person={person} />
              <section className={styles.panel} aria-labelledby="person-data">
                <h2 className="label" id="person-data">
                  Personal data
                </h2>
                <PersonalDataButtons
                  email={person.email}
                  mayErase={!person.account?.isYou}
                  onErased={() => void navigate(adminPaths.privacy)}
                />
              </section>
            </div>
            <div className={styles.story}>
              <PurchaseHistory purchases={person.purchases} />
              <MessageHistory messages={person.messages} email={person.email} />
              <MailHistory mails={person.mails} />
              {person.account && <SessionHistory sessions={person.account.sessions} />}
              <SignInHistory signIns={person.signIns} />
            </div>
          </div>
        )}
      </div>
    </AdminPage>
  );
}

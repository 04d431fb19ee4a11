import type { ReactNode } from 'react';
import { dayAndTime } from '#shared/india/dates.ts';
import type { Person } from '../../person.ts';
import styles from './person-detail.module.css';

const reasons = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
  manual: 'Removed by staff',
} as const;

const kinds = { terms: 'Agreement', marketing: 'Marketing emails', story: 'Testimonial' } as const;

/** What somebody agreed to, as far as we know. */
export function ConsentPanel({ person: { consent } }: { person: Person }): ReactNode {
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

import type { ReactNode } from 'react';
import { dayAndTime } from '../../../../shared/india/dates.ts';
import type { Person } from '../../person.ts';
import styles from './person-detail.module.css';

const reasons = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Their mail server refused us',
  complained: 'Complained',
  manual: 'Taken off by hand',
} as const;

const kinds = { terms: 'Terms', marketing: 'Broadcasts', story: 'To be shown' } as const;

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
      </dl>
      {ledger.length > 0 && (
        <ul className={styles.lines} aria-label="Written down">
          {ledger.map(({ what, words, source, givenAt, withdrawnAt, withdrawnBy }) => (
            <li key={`${what} ${givenAt} ${withdrawnAt} ${source}`} className={styles.line}>
              <span>
                {kinds[what]}
                {words && `: ${words}`}
              </span>
              <span className="muted num">
                {givenAt !== null && `${dayAndTime(givenAt)}, ${source}`}
                {withdrawnAt !== null && ` Taken back ${dayAndTime(withdrawnAt)}, ${withdrawnBy}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

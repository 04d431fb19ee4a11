import { phoneHref } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '#features/admin-clients/use-now.ts';
import {
  dayWords,
  duration,
  reasonInWords,
  reasonPlaces,
  urgencyOfDue,
} from '#features/admin-clients/words.ts';
import { useWaiting, type WaitingItem } from '#features/admin-dashboard/api.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import styles from './waiting.module.css';

/** What waits for somebody, over all areas: the most urgent first. */
export function WaitingList(): ReactNode {
  const answer = useWaiting();
  const now = useNow();
  return (
    <section className={styles.box} aria-labelledby="waiting">
      <div className={styles.head}>
        <h2 className="label" id="waiting">
          Waits for you
        </h2>
        {answer.data && (
          <span className="small quiet num">
            {answer.data.total > answer.data.items.length
              ? `${answer.data.items.length} of ${answer.data.total}, the most urgent first`
              : answer.data.total}
          </span>
        )}
      </div>
      <Loaded answer={answer} loading={null}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>Nothing waits.</p>
          ) : (
            <ul>
              {items.map((item) => (
                <Line key={`${item.kind} ${item.id} ${item.detail}`} item={item} now={now} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Line({ item, now }: { item: WaitingItem; now: number }): ReactNode {
  const urgency = urgencyOfDue(item.due, now);
  const { what, to, action } = matterOf(item, now);
  const calls = item.reason === 'call-due' && item.phone !== null;
  return (
    <li className={styles.line} data-urgency={urgency}>
      <Link className={styles.who} to={to}>
        <b>{item.name}</b>
        <span className="quiet">{what}</span>
      </Link>
      <span className={styles.when}>
        {item.due !== null && <time dateTime={item.due}>{dayWords(item.due, now)}</time>}
        <span className="quiet">waits {duration(now - Date.parse(item.since))}</span>
      </span>
      {calls ? (
        <ButtonLink size="sm" to={phoneHref(item.phone!)} aria-label={`Call ${item.name}`}>
          Call
        </ButtonLink>
      ) : (
        <ButtonLink size="sm" to={to} aria-label={`${action}: ${item.name}`}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}

const flagWords: Readonly<Record<string, string>> = {
  amount_mismatch: 'Another amount arrived than was ordered',
  second_capture: 'Paid twice',
  refund_failed: 'A refund failed',
  granted_twice: 'A price was granted twice',
  not_first_purchase: 'A first-purchase price, but not the first purchase',
  buyer_erased: 'Paid after the account was erased',
};

/** What it is, where it is dealt with, and the verb of its button. */
function matterOf(item: WaitingItem, now: number): { what: string; to: string; action: string } {
  const { kind, id, reason, amount, detail } = item;
  const money = amount === null ? '' : formatRupees(amount);
  switch (kind) {
    case 'client': {
      const place = reasonPlaces[reason!];
      return {
        what: reasonInWords({ ...item, reason: reason! }, now),
        to: adminPaths.client(id, place?.view),
        action: place?.label ?? 'Open',
      };
    }
    case 'enquiry':
      return { what: `Enquiry: ${detail}`, to: adminPaths.message(id), action: 'Read' };
    case 'dispute':
      return { what: `Disputes ${money}: ${detail}`, to: adminPaths.payment(id), action: 'Answer' };
    case 'refund-request':
      return {
        what: `Asks for a refund of ${money}: ${detail}`,
        to: `${adminPaths.payment(id)}?do=answer`,
        action: 'Answer',
      };
    case 'flag':
      return {
        what: `${flagWords[detail ?? ''] ?? 'Flagged'} (${money})`,
        to: adminPaths.payment(id),
        action: 'Check',
      };
  }
}

import type { MailTemplates } from '../../../platform/mail/mail-names.ts';
import { formatRupees } from '../../../platform/text/money.domain.ts';
import { inIndia, planLabel } from '../core/plan-label.ts';
import type { DigestItem, DigestLine, Waiting } from './owner-mails.repository.ts';

type Section = MailTemplates['owner-digest']['sections'][number];

/** Lines of a part; what is more is counted. */
export const SHOWN = 50;

export interface DigestParts {
  /** Oldest first. */
  items: readonly DigestItem[];
  refundsAskedFor: Waiting;
  flagged: Waiting;
  toCall: Waiting;
}

/** What stands in the mail of a day; empty when there is nothing to tell. */
export function digestSections({ items, refundsAskedFor, flagged, toCall }: DigestParts): Section[] {
  return [
    money(
      'Sales',
      items.filter(({ kind }) => kind === 'sale'),
    ),
    money(
      'Refunded',
      items.filter(({ kind }) => kind === 'refund'),
    ),
    waiting('Refund requests', refundsAskedFor, ({ at }) => `answer by ${inIndia(at)}`),
    waiting('Flagged payments', flagged, ({ amountPaise }) => formatRupees(amountPaise)),
    waiting('To call', toCall, ({ at }) => `paid ${inIndia(at)}`),
  ].filter(({ lines }) => lines.length > 0);
}

function money(title: string, items: readonly DigestItem[]): Section {
  const real = items.filter(({ test }) => !test);
  const sum = real.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
  const lines = items
    .slice(0, SHOWN)
    .map((item) => line(item, `${formatRupees(item.amountPaise)}, ${inIndia(item.at)}`));
  return {
    title: `${title}: ${items.length}, ${formatRupees(sum)}`,
    lines,
    more: items.length - lines.length,
  };
}

function waiting(title: string, { lines, total }: Waiting, say: (one: DigestLine) => string): Section {
  return {
    title: `${title}: ${total}`,
    lines: lines.map((one) => line(one, say(one))),
    more: total - lines.length,
  };
}

function line(one: DigestLine, words: string): Section['lines'][number] {
  const test = one.test ? ' (test, no real money)' : '';
  return {
    text: `${one.name}, ${planLabel(one)}: ${words}${test}`,
    path: `/admin/payments/${one.paymentId}`,
  };
}

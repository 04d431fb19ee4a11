import { business, postalAddress } from '@ironbloom/brand';
import type { BulkMail } from '../../../platform/mail/bulk-smtp.gateway.ts';
import { answersGoTo } from '../../../platform/mail/answers.ts';
import { renderBroadcast } from '../../../platform/mail/templates.ts';
import { oneLine } from '../core/one-line.domain.ts';
import { personaliseHtml, personaliseText } from '../compose/placeholders.domain.ts';
import type { ClaimedDelivery } from './claims.repository.ts';
import type { BroadcastMessage } from './message-source.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';

export interface Sender {
  /** The address that the mail comes from. */
  address: string;
  siteUrl: string;
  /** Of the visible link and of RFC 8058's one click. */
  unsubscribeUrl: string;
}

/** The mail to one recipient: their name in it, and their own way out. */
export function composeDelivery(message: BroadcastMessage, to: ClaimedDelivery, sender: Sender): BulkMail {
  const { unsubscribeUrl } = sender;
  const reader = { name: to.name, email: shownAddress(to.email) };
  const subject = oneLine(personaliseText(message.subject, reader));
  const domain = new URL(sender.siteUrl).hostname;
  return {
    from: { name: message.fromName, address: sender.address },
    replyTo: answersGoTo(sender.address),
    to: { name: oneLine(to.name ?? ''), address: to.email },
    subject,
    html: renderBroadcast(
      { subject, bodyHtml: personaliseHtml(message.bodyHtml, reader), unsubscribeUrl },
      sender.siteUrl,
    ),
    text: `${personaliseText(message.bodyText, reader)}\n\n--\n${postalAddress(business())}\nUnsubscribe: ${unsubscribeUrl}\n`,
    // The same for every attempt, so that a mail system that sees it twice keeps one.
    messageId: `<${to.id}@${domain}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<broadcast.${domain}>`,
      'Auto-Submitted': 'auto-generated',
      Precedence: 'bulk',
    },
    attachments: message.attachments,
  };
}

import { brand } from '@ironbloom/brand';
import type { BulkMail } from '../../../platform/mail/bulk-smtp.gateway.ts';
import { oneLine } from '../address.domain.ts';
import { escapeHtml, personaliseHtml, personaliseText } from '../placeholders.domain.ts';
import type { ClaimedDelivery } from './claims.repository.ts';
import type { BroadcastMessage } from './message-source.ts';

export interface Sender {
  /** MAIL_FROM. */
  address: string;
  siteUrl: string;
  /** Of the visible link and of RFC 8058's one click. */
  unsubscribeUrl: string;
}

const { street, city, postalCode, country } = brand.address;
const postal = `${brand.legal.entity}, ${street}, ${city} ${postalCode}, ${country}`;

/** The mail to one recipient: their name in it, and their own way out. */
export function composeDelivery(message: BroadcastMessage, to: ClaimedDelivery, sender: Sender): BulkMail {
  const { unsubscribeUrl } = sender;
  return {
    from: { name: message.fromName, address: sender.address },
    to: { name: oneLine(to.name ?? ''), address: to.email },
    subject: oneLine(personaliseText(message.subject, to)),
    html: page(personaliseHtml(message.bodyHtml, to), unsubscribeUrl),
    text: `${personaliseText(message.bodyText, to)}\n\n--\n${postal}\nUnsubscribe: ${unsubscribeUrl}\n`,
    // The same for every attempt, so that a mail system that sees it twice keeps one.
    messageId: `<${to.id}@${new URL(sender.siteUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<broadcast.${new URL(sender.siteUrl).hostname}>`,
      'Auto-Submitted': 'auto-generated',
      Precedence: 'bulk',
    },
    attachments: message.attachments,
  };
}

function page(body: string, unsubscribeUrl: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body style="margin:0;padding:24px 16px;background:#FCFBF7;color:#0B0D0C;font:400 16px/1.55 Inter,Arial,sans-serif"><div style="max-width:600px;margin:0 auto">${body}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #D8D3C5;color:#4A4D46;font-size:13px">${escapeHtml(postal)}<br><a href="${unsubscribeUrl}" style="color:#3F5F00">Unsubscribe</a></p></div></body></html>`;
}

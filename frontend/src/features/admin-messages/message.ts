import { business } from '@ironbloom/brand';
import type { AnswerOf } from '#shared/api/wire.ts';

export type Inbox = AnswerOf<'/api/contact/admin/messages'>;

/** data-5, Contact message. */
export type Message = Inbox['items'][number];

/** Mail programs cut long links, so the quote is limited. */
const quotedLength = 1200;

/** A mailto link with a quoted reply. */
export function replyLink({ name, email, message }: Pick<Message, 'name' | 'email' | 'message'>): string {
  const cut = message.length > quotedLength ? `${message.slice(0, quotedLength)}…` : message;
  const quoted = cut.replaceAll(/^/gm, '> ');
  const subject = `Your message to ${business().name}`;
  const body = `Hello ${name},\r\n\r\n\r\n${quoted.replaceAll('\n', '\r\n')}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

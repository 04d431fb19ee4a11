import { escapeMarkup } from '@ironbloom/brand/markup';

/** `finished`: every recipient has an outcome. */
export const BROADCAST_STATUSES = ['scheduled', 'running', 'paused', 'cancelled', 'finished'] as const;
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** Transitions. An ended broadcast runs again when recipients are queued again. */
const NEXT: Readonly<Record<BroadcastStatus, readonly BroadcastStatus[]>> = {
  scheduled: ['running', 'cancelled'],
  running: ['paused', 'cancelled', 'finished'],
  paused: ['running', 'cancelled'],
  cancelled: ['running'],
  finished: ['running'],
};

/** The states that may move to `to`. */
export function statesBefore(to: BroadcastStatus): BroadcastStatus[] {
  return (Object.keys(NEXT) as BroadcastStatus[]).filter((from) => NEXT[from].includes(to));
}

/**
 * `sending` is in flight. `uncertain`: the sender died or the connection broke between handing over and the server's answer;
 * never resent automatically.
 */
export const RECIPIENT_STATUSES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'suppressed',
  'cancelled',
] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/** Prevents header injection by line breaks in a name or a subject. @param most letters that are kept */
export function oneLine(text: string, most = Number.POSITIVE_INFINITY): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, most);
}

const PLACEHOLDER = /\{\{\s*name\s*\}\}|\{name\}/g;

/** broadcast-6: the contact's name, else the address. */
function nameOf({ name, email }: { name: string | null; email: string }): string {
  return name === null || name === '' ? email : name;
}

const LINK_OR_PICTURE = /<(?:a|img)\b[^<>]*>/gi;
const ADDRESS = / (href|src)="([^"]*)"/gi;
const HTTP = /^https?:\/\//i;

/**
 * Replaces `{{name}}` and `{name}` in cleaned HTML by the escaped name. A name like `javascript:…` must not become a link:
 * addresses with a placeholder must be http(s), else they are removed.
 */
export function personaliseHtml(html: string, recipient: { name: string | null; email: string }): string {
  const name = nameOf(recipient);
  const shown = escapeMarkup(name);
  return html
    .replace(LINK_OR_PICTURE, (tag) =>
      tag.replace(ADDRESS, (whole, attribute: string, address: string) => {
        const asText = HTTP.test(address) ? encodeURIComponent(name.toWellFormed()) : shown;
        const filled = address.replace(PLACEHOLDER, () => asText);
        if (filled === address) return whole;
        return HTTP.test(filled) ? ` ${attribute}="${filled}"` : '';
      }),
    )
    .replace(PLACEHOLDER, () => shown);
}

export function personaliseText(text: string, recipient: { name: string | null; email: string }): string {
  const name = nameOf(recipient);
  return text.replace(PLACEHOLDER, () => name);
}

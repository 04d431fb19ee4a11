import type { Message, MessageFile } from './calls.ts';
import { isRecord } from '../lib/browser-store.ts';
import { isoDay, shownDay } from '../india/dates.ts';

/** A message that is not sent yet. */
export interface Waiting {
  /** Made here: sent twice it is one message. */
  id: string;
  text: string;
  files: readonly MessageFile[];
  /** Why the server refused it. */
  problem?: string;
}

export interface Draft {
  text: string;
  files: readonly MessageFile[];
}

export const MOST_LETTERS = 4000;
export const MOST_FILES = 10;

const filesOf = (value: unknown): MessageFile[] =>
  Array.isArray(value)
    ? value.filter((file): file is MessageFile => isRecord(file) && typeof file['_id'] === 'string')
    : [];

/** @param stored what the browser kept, of any release */
export function readDraft(stored: unknown): Draft {
  if (!isRecord(stored)) return { text: '', files: [] };
  return { text: typeof stored['text'] === 'string' ? stored['text'] : '', files: filesOf(stored['files']) };
}

/** @param stored what the browser kept, of any release */
export function readWaiting(stored: unknown): Waiting[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).flatMap((one): Waiting[] => {
    const { id, problem } = one;
    if (typeof id !== 'string') return [];
    return [{ id, ...readDraft(one), ...(typeof problem === 'string' && { problem }) }];
  });
}

/** What is known of a thread, in its order: newer knowledge of a message replaces older. */
export function merged(known: readonly Message[], news: readonly Message[]): Message[] {
  const byId = new Map([...known, ...news].map((message) => [message._id, message]));
  return [...byId.values()].toSorted(
    (a, b) => Date.parse(a.sentAt) - Date.parse(b.sentAt) || (a._id < b._id ? -1 : 1),
  );
}

const DAY_MS = 86_400_000;

/** "Today", "Yesterday", or the day. @param now ms since 1970 */
export function dayWords(at: string, now: number): string {
  const day = isoDay(at);
  if (day === isoDay(now)) return 'Today';
  return day === isoDay(now - DAY_MS) ? 'Yesterday' : shownDay(at);
}

/** The messages of each day, in their order. */
export function byDay(messages: readonly Message[]): readonly (readonly Message[])[] {
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const day = isoDay(message.sentAt);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days.values()];
}

import { newUuid } from '#shared/lib/uuid.ts';
import { browserStore, isRecord } from '#shared/lib/browser-store.ts';

/**
 * The intent key makes one order out of double clicks, two tabs, reloads and retries: the same
 * details for the same plan get the same key, until they are paid. Shared by all tabs; holds a hash
 * of the details, not the details.
 */
const store = browserStore('browser', 'checkout_intents');

/** A purchase left alone for this long is a new decision. */
const lifeMs = 24 * 60 * 60_000;
const keepAtMost = 5;

/** How an order can be asked about later. */
export interface KnownOrder {
  readonly orderId: string;
  readonly statusToken: string;
}

export interface Intent {
  readonly key: string;
  /** Hash of the content. */
  readonly content: string;
  /** ms timestamp. */
  readonly startedAt: number;
  /** Known once the server has made the order. */
  readonly order?: KnownOrder | undefined;
}

function toOrder(value: unknown): KnownOrder | undefined {
  if (!isRecord(value)) return undefined;
  const { orderId, statusToken } = value;
  return typeof orderId === 'string' && typeof statusToken === 'string'
    ? { orderId, statusToken }
    : undefined;
}

function toIntent(value: unknown): Intent[] {
  if (!isRecord(value)) return [];
  const { key, content, startedAt } = value;
  const usable = typeof key === 'string' && typeof content === 'string' && typeof startedAt === 'number';
  if (!usable || startedAt + lifeMs < Date.now()) return [];
  return [{ key, content, startedAt, order: toOrder(value['order']) }];
}

function read(): Intent[] {
  const stored = store.read();
  return Array.isArray(stored) ? stored.flatMap(toIntent) : [];
}

/** 53 bits (cyrb53): enough to tell a handful of purchases apart; the server compares the real content. */
export function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The intent of this content: the one already begun, or a new one. `content` is any serialisable value. */
export function intentFor(content: unknown): Intent {
  const hash = hashOf(JSON.stringify(content));
  const known = read();
  const begun = known.find((intent) => intent.content === hash);
  if (begun) return begun;
  const intent: Intent = { key: newUuid(), content: hash, startedAt: Date.now() };
  store.write([intent, ...known].slice(0, keepAtMost));
  return intent;
}

export function rememberOrder(intent: Intent, order: KnownOrder): void {
  const known = { ...intent, order: { orderId: order.orderId, statusToken: order.statusToken } };
  store.write([known, ...read().filter(({ key }) => key !== intent.key)].slice(0, keepAtMost));
}

/** Paid, or refused by the server: the same content starts anew. */
export function dropIntent(intent: Intent): void {
  store.write(read().filter(({ key }) => key !== intent.key));
}

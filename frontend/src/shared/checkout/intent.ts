import { newUuid } from '#shared/lib/uuid.ts';
import { browserStore, isRecord } from '#shared/lib/browser-store.ts';

/**
 * Idempotency keys of orders: the same details for the same plan share a key until paid, across double clicks, tabs, reloads
 * and retries. Shared by all tabs; stores a hash, no personal details.
 */
const store = browserStore('browser', 'checkout_intents');

/** After this time a purchase gets a new key. */
const lifeMs = 24 * 60 * 60_000;
const keepAtMost = 5;

/** Identifies an order for status requests. */
export interface KnownOrder {
  readonly orderId: string;
  readonly statusToken: string;
}

export interface Intent {
  readonly key: string;
  readonly content: string;
  /** ms since 1970. */
  readonly startedAt: number;
  /** Set once the order exists. */
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

/** 53-bit hash (cyrb53). Collisions are harmless: the server compares the content. */
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

/** The existing or a new intent for this content. `content` is any serialisable value. */
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

/** Paid, or refused by the server: the same content gets a new key. */
export function dropIntent(intent: Intent): void {
  store.write(read().filter(({ key }) => key !== intent.key));
}

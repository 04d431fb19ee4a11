import { browserStore, isRecord } from '#shared/lib/browser-store.ts';

/** The list that was shown last in this tab: a client's page steps through it. */
interface Order {
  ids: readonly string[];
  /** The list's address. */
  href: string;
}

const store = browserStore('tab', 'admin-clients:order');

export function keepOrder(rows: readonly { _id: string }[], href: string): void {
  if (rows.length > 0) store.write({ ids: rows.map(({ _id }) => _id), href } satisfies Order);
}

export function readOrder(): Order | undefined {
  const stored = store.read();
  if (!isRecord(stored) || !Array.isArray(stored['ids']) || typeof stored['href'] !== 'string')
    return undefined;
  return stored as unknown as Order;
}

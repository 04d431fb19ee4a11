import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dispute, Order, Payment, Refund } from './entities.ts';

type Entity = Dispute | Order | Payment | Refund;

/**
 * What the sandbox knows, in memory and, given a folder, in an append-only file: one line per change, the last one
 * counts. A restart therefore keeps every order, as Razorpay would.
 */
export class Store {
  readonly orders = new Map<string, Order>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly #paymentsOfOrder = new Map<string, Set<string>>();
  readonly #file: string | undefined;

  constructor(dataDir?: string) {
    if (dataDir === undefined) return;
    mkdirSync(dataDir, { recursive: true });
    this.#file = path.join(dataDir, 'ledger.jsonl');
    if (!existsSync(this.#file)) return;
    const text = readFileSync(this.#file, 'utf8');
    for (const line of text.split('\n')) if (line !== '') this.#replay(line);
    // A kill in the middle of a write leaves half a line; the next must not be glued to it.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(this.#file, '\n');
  }

  save(entity: Entity): void {
    this.#keep(entity);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(entity)}\n`);
  }

  /** Oldest first. */
  paymentsOfOrder(orderId: string): Payment[] {
    const ids = [...(this.#paymentsOfOrder.get(orderId) ?? [])];
    return ids.flatMap((id) => this.payments.get(id) ?? []);
  }

  #keep(entity: Entity): void {
    if (entity.entity === 'order') this.orders.set(entity.id, entity);
    else if (entity.entity === 'dispute') this.disputes.set(entity.id, entity);
    else if (entity.entity === 'refund') this.refunds.set(entity.id, entity);
    else {
      this.payments.set(entity.id, entity);
      const ids = this.#paymentsOfOrder.get(entity.order_id);
      if (ids === undefined) this.#paymentsOfOrder.set(entity.order_id, new Set([entity.id]));
      else ids.add(entity.id);
    }
  }

  #replay(line: string): void {
    try {
      // Written by `save` alone, so its shape is known.
      this.#keep(JSON.parse(line) as Entity);
    } catch {
      // Half a line: its writer was killed.
    }
  }
}

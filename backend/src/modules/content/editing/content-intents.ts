import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';

/** Somebody else has made what this request was about to make. */
class AlreadyMade extends Error {}

/** Writes down, in the transaction that makes content, for which wish it was made. */
export type Claim = (tx: Transaction, contentId: string) => Promise<void>;

/** Makes a retry of a create answer with what the first try made. */
@Injectable()
export class ContentIntents {
  constructor(private readonly db: UnitOfWork) {}

  /**
   * @param key undefined for callers that do not retry: they make something every time
   * @param find what was made for the key, which may be gone by now
   * @param make must call `claim` first thing in its transaction; a second one waits there for the first
   */
  async once<T>(
    key: string | undefined,
    find: (contentId: string) => Promise<T>,
    make: (claim: Claim) => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return make(async () => undefined);
    const known = await this.contentOf(key);
    if (known !== undefined) return find(known);
    try {
      return await make((tx, contentId) => this.claim(tx, key, contentId));
    } catch (error) {
      const made = error instanceof AlreadyMade ? await this.contentOf(key) : undefined;
      if (made === undefined) throw error;
      return find(made);
    }
  }

  private async contentOf(key: string): Promise<string | undefined> {
    const [row] = await this.db.rows<{ contentId: string }>(
      'SELECT content_id AS "contentId" FROM content_intents WHERE key = $1',
      [key],
    );
    return row?.contentId;
  }

  private async claim(tx: Transaction, key: string, contentId: string): Promise<void> {
    const claimed = await tx.rows(
      'INSERT INTO content_intents (key, content_id) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING key',
      [key, contentId],
    );
    if (claimed.length === 0) throw new AlreadyMade();
  }
}

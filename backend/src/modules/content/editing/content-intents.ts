import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';

/** Somebody else has made what this request was about to make. */
class AlreadyMade extends Error {}

/** Runs the one transaction that makes content under `id`, with the intent it was made for written down in it. */
type Insert<T> = (write: (tx: Transaction, id: string) => Promise<T>) => Promise<T>;

/** Makes a retry of a create answer with what the first try made. */
@Injectable()
export class ContentIntents {
  constructor(private readonly db: UnitOfWork) {}

  /**
   * @param key undefined for callers that do not retry: they make something every time
   * @param find what was made for the key, which may be gone by now
   * @param make ends in `insert`, where a second request waits for the first before anything is written
   */
  async once<T>(
    key: string | undefined,
    find: (contentId: string) => Promise<T>,
    make: (insert: Insert<T>) => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return make((write) => this.db.run((tx) => write(tx, uuidv7())));
    const known = await this.contentOf(key);
    if (known !== undefined) return find(known);
    try {
      return await make((write) => this.db.run(async (tx) => write(tx, await this.claim(tx, key))));
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

  private async claim(tx: Transaction, key: string): Promise<string> {
    const contentId = uuidv7();
    const claimed = await tx.rows(
      'INSERT INTO content_intents (key, content_id) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING key',
      [key, contentId],
    );
    if (claimed.length === 0) throw new AlreadyMade();
    return contentId;
  }
}

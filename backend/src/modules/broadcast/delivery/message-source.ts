import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

export interface BroadcastMessage {
  subject: string;
  fromName: string;
  bodyHtml: string;
  bodyText: string;
  attachments: { filename: string; content: Buffer; contentType: string; cid: string }[];
}

/** Broadcasts that are sent at the same time. */
const MAX_CACHED = 4;

/** What a broadcast says, read once and not once per recipient: it never changes. */
@Injectable()
export class MessageSource {
  private readonly cache = new LRUCache<string, BroadcastMessage>({
    max: MAX_CACHED,
    fetchMethod: (broadcastId) => this.read(broadcastId),
  });

  constructor(private readonly db: UnitOfWork) {}

  /** @throws Error when there is no such broadcast */
  async of(broadcastId: string): Promise<BroadcastMessage> {
    const message = await this.cache.fetch(broadcastId);
    if (!message) throw new Error(`Broadcast ${broadcastId} is gone`);
    return message;
  }

  private async read(broadcastId: string): Promise<BroadcastMessage | undefined> {
    const [[message], attachments] = await Promise.all([
      this.db.rows<Omit<BroadcastMessage, 'attachments'>>(
        `SELECT subject, from_name AS "fromName", body_html AS "bodyHtml", body_text AS "bodyText"
           FROM broadcasts WHERE id = $1`,
        [broadcastId],
      ),
      this.db.rows<BroadcastMessage['attachments'][number]>(
        `SELECT cid, filename, content_type AS "contentType", content FROM broadcast_attachments WHERE broadcast_id = $1`,
        [broadcastId],
      ),
    ]);
    return message && { ...message, attachments };
  }
}

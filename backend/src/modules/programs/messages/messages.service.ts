import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { PrivateFileEntity } from '../../media/private/private-file.entity.ts';
import type { ProgramState } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';
import { ClientFiles } from '../plans/client-files.service.ts';
import { programsError } from '../programs.errors.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { MessageNews } from './message-news.ts';
import { ProgramMessageEntity, type Side } from './program-message.entity.ts';

const SHOWN = 50;
/** How long a message may stay unread before its side is mailed, ms. */
const UNREAD_MS = 10 * 60_000;
/** After the end of a program messages go on for so long, ms. */
const AFTER_END_MS = 14 * 86_400_000;

interface NewMessage {
  id: string;
  text: string;
  fileIds: readonly string[];
}

interface Report {
  id: string;
  sender: string;
  text: string;
  sentAt: Date;
  reportedAt: Date;
  /** Words of who reported it. */
  report: string;
}

const otherSide = (side: Side): Side => (side === 'client' ? 'team' : 'client');

/** One thread for each program, between its client and the team. */
@Injectable()
export class Messages {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly resources: Resources,
    private readonly outbox: Outbox,
    private readonly news: MessageNews,
    private readonly clientFiles: ClientFiles,
  ) {}

  /** The newest, or those before one; they count as read by this side. @throws NOT_FOUND */
  async thread(programId: string, viewer: Principal, before?: string) {
    const side = await this.sideOf(programId, viewer);
    const [found, program] = await Promise.all([
      this.db.rows<ProgramMessageEntity>(
        `SELECT id, side, sender, text, file_ids AS "fileIds", sent_at AS "sentAt", read_at AS "readAt", reported_at AS "reportedAt"
           FROM program_messages
          WHERE program_id = $1 AND ($2::uuid IS NULL OR (sent_at, id) < (SELECT sent_at, id FROM program_messages WHERE id = $2))
          ORDER BY sent_at DESC, id DESC LIMIT ${SHOWN + 1}`,
        [programId, before ?? null],
      ),
      this.programs.find(programId),
    ]);
    const messages = found.slice(0, SHOWN).toReversed();
    await this.markRead(programId, side, messages);
    const files = await this.filesOf(messages.flatMap(({ fileIds }) => fileIds));
    return {
      messages: messages.map(({ fileIds, reportedAt, ...message }) => ({
        ...message,
        files: fileIds.flatMap((id) => files.get(id) ?? []),
        // The sender's side is not told.
        reported: reportedAt !== null && message.side !== side,
      })),
      more: found.length > SHOWN,
      mayWrite: program !== undefined && isOpen(program),
    };
  }

  /** Idempotent by the message's id. @throws NOT_FOUND, THREAD_CLOSED, UNKNOWN_FILE, MESSAGE_ID_USED */
  async send(programId: string, message: NewMessage, viewer: Principal): Promise<void> {
    const side = await this.sideOf(programId, viewer);
    await this.db.run(async (tx) => {
      const known = await tx.manager.findOneBy(ProgramMessageEntity, { id: message.id });
      if (known) {
        if (known.programId === programId && known.senderId === viewer.id) return;
        throw programsError('MESSAGE_ID_USED');
      }
      const program = await this.programs.find(programId, tx);
      if (!program || !isOpen(program)) throw programsError('THREAD_CLOSED');
      await this.clientFiles.requireOwn(tx, [programId], message.fileIds);
      const rows = await tx.rows(
        `INSERT INTO program_messages (id, program_id, side, sender_id, sender, text, file_ids)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING 1`,
        [message.id, programId, side, viewer.id, viewer.name, message.text, message.fileIds],
      );
      if (rows.length > 0) {
        await tx.manager.update(ProgramEntity, programId, { lastMessageAt: () => 'clock_timestamp()' });
        await this.remindLater(tx, programId, otherSide(side));
      }
      tx.afterCommit(() => this.news.announce(programId));
    });
  }

  /** Anybody of the thread may report a message to the owner, once. @throws NOT_FOUND, UNKNOWN_CHAT_MESSAGE */
  async report(programId: string, id: string, reason: string, viewer: Principal): Promise<void> {
    await this.sideOf(programId, viewer);
    await this.db.run(async (tx) => {
      const { affected } = await tx.manager.update(
        ProgramMessageEntity,
        { id, programId, reportedAt: IsNull() },
        { reportedAt: new Date(), report: reason },
      );
      if (affected) {
        await this.outbox.add(tx, 'programs.mail-report', { messageId: id });
        return;
      }
      if (!(await tx.manager.existsBy(ProgramMessageEntity, { id, programId })))
        throw programsError('UNKNOWN_CHAT_MESSAGE');
    });
  }

  /** Messages that were reported, newest first. @throws NOT_FOUND */
  async reports(programId: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    return this.db.rows<Report>(
      `SELECT id, sender, text, sent_at AS "sentAt", reported_at AS "reportedAt", coalesce(report, '') AS report
         FROM program_messages WHERE program_id = $1 AND reported_at IS NOT NULL ORDER BY reported_at DESC LIMIT 100`,
      [programId],
    );
  }

  /** Whether this viewer may see the thread, and calls back when it changes. @throws NOT_FOUND @returns ends the listening */
  async listen(
    programId: string,
    viewer: Principal,
    listener: Parameters<MessageNews['listen']>[1],
  ): Promise<() => void> {
    await this.sideOf(programId, viewer);
    return this.news.listen(programId, listener);
  }

  /** @throws NOT_FOUND, also where it is there and not for this viewer */
  private async sideOf(programId: string, viewer: Principal): Promise<Side> {
    await this.resources.requireVisible(viewer, 'program', programId);
    return (await this.programs.isOfMember(this.db, programId, viewer.id)) ? 'client' : 'team';
  }

  private async markRead(
    programId: string,
    side: Side,
    messages: readonly ProgramMessageEntity[],
  ): Promise<void> {
    const unread = messages
      .filter((message) => message.side !== side && message.readAt === null)
      .map(({ id }) => id);
    if (unread.length === 0) return;
    await this.db.run(async (tx) => {
      await tx.manager.update(
        ProgramMessageEntity,
        { id: In(unread), readAt: IsNull() },
        { readAt: () => 'now()' },
      );
      // The burst is over: the next message begins another.
      await tx.rows('DELETE FROM unread_reminders WHERE program_id = $1 AND side = $2', [programId, side]);
      tx.afterCommit(() => this.news.announce(programId));
    });
  }

  private async remindLater(tx: Transaction, programId: string, side: Side): Promise<void> {
    const at = new Date(Date.now() + UNREAD_MS);
    const begun = await tx.rows(
      'INSERT INTO unread_reminders (program_id, side, due_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
      [programId, side, at],
    );
    if (begun.length > 0)
      await this.outbox.addLater(
        tx,
        'programs.mail-unread',
        { programId, side, dueAt: at.toISOString() },
        at,
      );
  }

  private async filesOf(ids: readonly string[]) {
    const files = ids.length === 0 ? [] : await this.db.manager.findBy(PrivateFileEntity, { id: In(ids) });
    return new Map(
      files.map(({ id, name, contentType }) => [
        id,
        { _id: id, name, contentType, url: `/api/private-files/${id}` },
      ]),
    );
  }
}

function isOpen({ state, stateSince }: { state: ProgramState; stateSince: Date }): boolean {
  if (state === 'cancelled') return false;
  return state !== 'ended' || Date.now() - new Date(stateSince).getTime() < AFTER_END_MS;
}

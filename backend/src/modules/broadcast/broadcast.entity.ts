import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { BroadcastStatus, RecipientStatus } from './broadcast.domain.ts';

/** One message to many. What it says is frozen when it is made. */
@Entity('broadcasts')
@Unique('broadcasts_intent_key', ['intentKey'])
@Index('broadcasts_newest', ['createdAt', 'id'])
@Index('broadcasts_open', ['startedAt'], { where: "status IN ('scheduled', 'running')" })
@Index('broadcasts_ended', ['finishedAt'], { where: 'finished_at IS NOT NULL' })
@Index('broadcasts_uncounted', ['finishedAt'], {
  where: 'finished_at IS NOT NULL AND NOT single AND counts_end IS DISTINCT FROM finished_at',
})
export class BroadcastEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'broadcasts_pkey' }) id: string;
  /** Made by the browser: a second press, or a retry after a lost answer, is the same broadcast. */
  @Column('uuid') intentKey: string;
  @Column('text') subject: string;
  @Column('text') fromName: string;
  /** Sanitised, placeholders still in it. */
  @Column('text') bodyHtml: string;
  @Column('text') bodyText: string;
  @Column('text') status: BroadcastStatus;
  /** Why it stands still, in words for the person at the screen. */
  @Column('text', { nullable: true }) pauseReason: string | null;
  @Column('integer') total: number;
  /** A single message of the send-email call (broadcast-11): not shown in the history. */
  @Column('boolean', { default: false }) single: boolean;
  @Column('text') createdBy: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) scheduledAt: Date | null;
  @Column('timestamptz', { nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  /** Recipients by status, as they were when `countsEnd` was this broadcast's end; otherwise they are counted. */
  @Column('jsonb', { nullable: true }) counts: Partial<Record<RecipientStatus, number>> | null;
  /** Since then it is not known whom it was sent to: that was past its time (retention-2). It cannot run again. */
  @Column('timestamptz', { nullable: true }) recipientsRemovedAt: Date | null;
  /** The `finishedAt` that the counts belong to; null when an ended recipient has changed since. */
  @Column('timestamptz', { nullable: true }) countsEnd: Date | null;
}

/** A picture that travels with the message, kept once however many get it. */
@Entity('broadcast_attachments')
export class BroadcastAttachmentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'broadcast_attachments_pkey' })
  broadcastId: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'broadcast_attachments_pkey' }) cid: string;
  @Column('text') filename: string;
  @Column('text') contentType: string;
  @Column('bytea') content: Buffer;
}

/** One delivery. Whatever Redis forgets, its row knows what happened to this address. */
@Entity('broadcast_recipients')
@Unique('broadcast_recipients_address', ['broadcastId', 'email'])
@Index('broadcast_recipients_status', ['broadcastId', 'status', 'position'])
@Index('broadcast_recipients_waiting', ['broadcastId', 'position'], {
  where: "status = 'queued' AND dispatched_at IS NULL",
})
@Index('broadcast_recipients_in_flight', ['leaseUntil'], { where: "status = 'sending'" })
export class BroadcastRecipientEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'broadcast_recipients_pkey' }) id: string;
  @Column('uuid') broadcastId: string;
  /** In the order of the file. */
  @Column('integer') position: number;
  /** Normalised. */
  @Column('text') email: string;
  @Column('text', { nullable: true }) name: string | null;
  @Column('text', { default: 'queued' }) status: RecipientStatus;
  @Column('smallint', { default: 0 }) attempts: number;
  /** The mail server's last refusal. */
  @Column('text', { nullable: true }) error: string | null;
  /** When it was put into the queue; null: it waits here. */
  @Column('timestamptz', { nullable: true }) dispatchedAt: Date | null;
  /** Not before; after a refusal that may pass. */
  @Column('timestamptz', { nullable: true }) retryAt: Date | null;
  /** While `sending`: when a silent worker counts as dead. */
  @Column('timestamptz', { nullable: true }) leaseUntil: Date | null;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
}

/** Messages that the mail server has taken, or may have taken, in some seconds: what the hourly limit adds up. */
@Entity('broadcast_usage')
export class BroadcastUsageEntity {
  /** Its beginning. */
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'broadcast_usage_pkey' }) slot: Date;
  /** Workers who write at the same time need not wait for one another. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'broadcast_usage_pkey' }) shard: number;
  @Column('integer') messages: number;
}

import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { BroadcastStatus, RecipientStatus } from './broadcast.domain.ts';

/** One message to many recipients, immutable once created. */
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
  /** Made by the browser: repeated requests with it are one broadcast. */
  @Column('uuid') intentKey: string;
  @Column('text') subject: string;
  @Column('text') fromName: string;
  /** Sanitised, with placeholders. */
  @Column('text') bodyHtml: string;
  @Column('text') bodyText: string;
  @Column('text') status: BroadcastStatus;
  /** Why it is paused, for the screen. */
  @Column('text', { nullable: true }) pauseReason: string | null;
  @Column('integer') total: number;
  /** A single message of the send-email call (broadcast-11): not shown in the history. */
  @Column('boolean', { default: false }) single: boolean;
  @Column('text') createdBy: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) scheduledAt: Date | null;
  @Column('timestamptz', { nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  /** Recipients by status at the end `countsEnd`; otherwise they are counted. */
  @Column('jsonb', { nullable: true }) counts: Partial<Record<RecipientStatus, number>> | null;
  /** When the recipients were removed by retention (retention-2). It cannot run again. */
  @Column('timestamptz', { nullable: true }) recipientsRemovedAt: Date | null;
  /** The `finishedAt` of the counts; null when a recipient has changed since. */
  @Column('timestamptz', { nullable: true }) countsEnd: Date | null;
}

/** A picture of the message, stored once. */
@Entity('broadcast_attachments')
export class BroadcastAttachmentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'broadcast_attachments_pkey' })
  broadcastId: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'broadcast_attachments_pkey' }) cid: string;
  @Column('text') filename: string;
  @Column('text') contentType: string;
  @Column('bytea') content: Buffer;
}

/** One delivery. The row is the truth about it, whatever Redis holds. */
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
  /** Position in the file. */
  @Column('integer') position: number;
  /** Normalised. */
  @Column('text') email: string;
  @Column('text', { nullable: true }) name: string | null;
  @Column('text', { default: 'queued' }) status: RecipientStatus;
  @Column('smallint', { default: 0 }) attempts: number;
  /** Last refusal of the mail server. */
  @Column('text', { nullable: true }) error: string | null;
  /** When it was queued; null: not queued yet. */
  @Column('timestamptz', { nullable: true }) dispatchedAt: Date | null;
  /** Earliest retry after a temporary refusal. */
  @Column('timestamptz', { nullable: true }) retryAt: Date | null;
  /** While `sending`: end of the lease. */
  @Column('timestamptz', { nullable: true }) leaseUntil: Date | null;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
}

/** Messages accepted (or possibly accepted) by the mail server per time slot, for the hourly limit. */
@Entity('broadcast_usage')
export class BroadcastUsageEntity {
  /** Start of the slot. */
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'broadcast_usage_pkey' }) slot: Date;
  /** Sharded, so that concurrent workers do not wait for one another. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'broadcast_usage_pkey' }) shard: number;
  @Column('integer') messages: number;
}

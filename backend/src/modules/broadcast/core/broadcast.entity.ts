import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { BroadcastStatus, RecipientStatus } from './broadcast-status.domain.ts';

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

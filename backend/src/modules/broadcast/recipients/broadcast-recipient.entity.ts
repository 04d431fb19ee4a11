import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { RecipientStatus } from '../core/broadcast-status.domain.ts';

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

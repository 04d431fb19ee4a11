import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Inbox: each signed event once, in raw form. Applied by the worker. */
@Entity('razorpay_webhook_events')
@Unique('razorpay_webhook_events_event_id', ['eventId'])
@Index('razorpay_webhook_events_by_order', ['razorpayOrderId', 'receivedAt'])
@Index('razorpay_webhook_events_newest', ['receivedAt'])
@Index('razorpay_webhook_events_bodies', ['receivedAt'], { where: 'body_removed_at IS NULL' })
export class RazorpayWebhookEventEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'razorpay_webhook_events_pkey' }) id: string;
  /** `x-razorpay-event-id`: the same for every delivery of one event. */
  @Column('text') eventId: string;
  @Column('text') type: string;
  /** Its order, if any. */
  @Column('text', { nullable: true }) razorpayOrderId: string | null;
  /** `json`, not `jsonb`: kept exactly, and a NUL in a name is accepted. */
  @Column('json') payload: unknown;
  /** When `payload` was cleared by retention (retention-2). */
  @Column('timestamptz', { nullable: true }) bodyRemovedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) receivedAt: Date;
  @Column('timestamptz', { nullable: true }) appliedAt: Date | null;
  @Column('text', { nullable: true }) outcome: string | null;
}

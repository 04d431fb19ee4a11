import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MailTemplate } from '../../platform/mail/mail-names.ts';

/** `sending` is a lease: after a worker's death it expires, and the mail is retried. */
export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed';

/** A transactional mail. `key` is its idempotency key (`receipt:<payment id>`). */
@Entity('mails')
@Unique('mails_key', ['key'])
@Index('mails_newest', ['createdAt', 'id'])
// Expression indexes: see the migration.
@Index('mails_by_status', { synchronize: false })
@Index('mails_about', { synchronize: false })
@Index('mails_to', { synchronize: false })
@Index('mails_records', { synchronize: false })
export class MailEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mails_pkey' }) id: string;
  @Column('text') key: string;
  @Column('text') template: MailTemplate;
  @Column('text') toEmail: string;
  @Column('text', { nullable: true }) toName: string | null;
  @Column('text', { nullable: true }) replyTo: string | null;
  @Column('jsonb') data: object;
  @Column('text', { default: 'queued' }) status: MailStatus;
  @Column('timestamptz', { nullable: true }) leaseUntil: Date | null;
  @Column('smallint', { default: 0 }) attempts: number;
  @Column('text', { nullable: true }) error: string | null;
  /** Of a failed one: dismissed, without an alarm. */
  @Column('timestamptz', { nullable: true }) dismissedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
}

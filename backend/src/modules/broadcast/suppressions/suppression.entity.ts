import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'manual'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** An address that gets no broadcasts. Receipts and codes are not affected. */
@Entity('suppressions')
@Index('suppressions_newest', ['createdAt', 'email'])
export class SuppressionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'suppressions_pkey' }) email: string;
  @Column('text') reason: SuppressionReason;
  /** The other mail server's words, or a note by staff. */
  @Column('text', { nullable: true }) note: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

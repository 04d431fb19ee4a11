import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'manual'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** An address that gets no broadcast any more. Receipts and codes still reach it. */
@Entity('suppressions')
@Index('suppressions_newest', ['createdAt', 'email'])
export class SuppressionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'suppressions_pkey' }) email: string;
  @Column('text') reason: SuppressionReason;
  /** What the other mail server said, or what the person who added it wrote. */
  @Column('text', { nullable: true }) note: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** An enquiry from the contact form or from a recipe page. */
@Entity('contact_messages')
@Index('contact_messages_newest', ['createdAt', 'id'])
@Index('contact_messages_unread', ['createdAt', 'id'], { where: 'read_at IS NULL' })
// For the foreign key: a deleted payment keeps its enquiries.
@Index('contact_messages_about', ['paymentId'], { where: 'payment_id IS NOT NULL' })
@Index('contact_messages_from', { synchronize: false })
// Trigrams of all fields: see the migration.
@Index('contact_messages_search', { synchronize: false })
export class EnquiryEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_messages_pkey' }) id: string;
  @Column('text') name: string;
  @Column('text') email: string;
  /** As typed, without the form's +91. */
  @Column('text') number: string;
  @Column('text') message: string;
  /** The sender's own payment that the enquiry is about. */
  @Column('uuid', { nullable: true }) paymentId: string | null;
  @ManyToOne('PaymentEntity', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'contact_messages_payment' })
  payment: { id: string; receiptNumber: string | null } | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) readAt: Date | null;
}

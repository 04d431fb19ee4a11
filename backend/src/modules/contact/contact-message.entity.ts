import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** An enquiry from the contact form or from a recipe page. */
@Entity('contact_messages')
@Index('contact_messages_newest', ['createdAt', 'id'])
@Index('contact_messages_unread', ['createdAt', 'id'], { where: 'read_at IS NULL' })
@Index('contact_messages_from', { synchronize: false })
// Trigrams of all fields: see the migration.
@Index('contact_messages_search', { synchronize: false })
export class ContactMessageEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_messages_pkey' }) id: string;
  @Column('text') name: string;
  @Column('text') email: string;
  /** As typed, without the +91 that the form shows. */
  @Column('text') number: string;
  @Column('text') message: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'read_at', nullable: true }) readAt: Date | null;
}

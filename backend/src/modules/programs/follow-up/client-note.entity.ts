import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import type { Half } from '../program.entity.ts';

/** A private note of the team about one of the people of a purchase, paid or not. */
@Entity('client_notes')
@Index('client_notes_by_payment', ['paymentId', 'createdAt'])
@Check('client_notes_half', `half IN ('buyer', 'buddy')`)
export class ClientNoteEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'client_notes_pkey' }) id: string;
  @Column('uuid') paymentId: string;
  @ManyToOne('PaymentEntity', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'client_notes_payment' })
  payment?: { id: string };
  @Column('text', { default: 'buyer' }) half: Half;
  /** The account that wrote it, and its address then. */
  @Column('uuid') authorId: string;
  @Column('text') author: string;
  @Column('text') text: string;
  /** Stands on the client's overview: at most one of a person. */
  @Column('boolean', { default: false }) pinned: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

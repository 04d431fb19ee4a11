import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PaymentEntity } from '../../payments/payment.entity.ts';

/** A private note of staff about a payment. */
@Entity('payment_notes')
@Index('payment_notes_by_payment', ['paymentId', 'createdAt'])
export class PaymentNoteEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_notes_pkey' }) id: string;
  @Column('uuid') paymentId: string;
  @ManyToOne(() => PaymentEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_notes_payment' })
  payment?: PaymentEntity;
  /** Account of the author, and its address at that time. */
  @Column('uuid') authorId: string;
  @Column('text') author: string;
  @Column('text') text: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

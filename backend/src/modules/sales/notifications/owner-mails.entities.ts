import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PaymentEntity } from '../../payments/payment.entity.ts';

/** The owner's choice of mails: one row. */
@Entity('owner_mail_settings')
@Check('owner_mail_settings_one', 'id')
export class OwnerMailSettingsEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'owner_mail_settings_pkey', default: true }) id: true;
  /** One mail a day instead of one each. */
  @Column('boolean', { default: false }) digest: boolean;
}

/** A sale or refund for the next digest. */
@Entity('owner_digest_items')
@Check('owner_digest_items_kind', `kind IN ('sale', 'refund')`)
export class OwnerDigestItemEntity {
  /** Id of the payment or refund. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'owner_digest_items_pkey' }) id: string;
  @Column('text') kind: 'sale' | 'refund';
  @Column('uuid') paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'owner_digest_items_payment' })
  payment?: PaymentEntity;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

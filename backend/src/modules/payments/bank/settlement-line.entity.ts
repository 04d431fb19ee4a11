import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What Razorpay says that it paid out, or took, for one thing in one settlement. Amounts in paise. */
@Entity('settlement_lines')
@Index('settlement_lines_by_entity', ['entityId'])
@Index('settlement_lines_by_payment', ['paymentId'], { where: 'payment_id IS NOT NULL' })
@Index('settlement_lines_by_utr', ['utr'], { where: 'utr IS NOT NULL' })
// Of an expression, which the decorator cannot say.
@Index('settlement_lines_by_time', { synchronize: false })
export class SettlementLineEntity {
  /** Empty: it waits for a settlement. */
  @PrimaryColumn('text', { name: 'settlement_id', primaryKeyConstraintName: 'settlement_lines_pkey' })
  settlementId: string;
  /** Razorpay's id of the payment, refund, adjustment … */
  @PrimaryColumn('text', { name: 'entity_id', primaryKeyConstraintName: 'settlement_lines_pkey' })
  entityId: string;
  @Column('text') type: string;
  @Column('bigint', { name: 'debit_paise' }) debitPaise: string;
  @Column('bigint', { name: 'credit_paise' }) creditPaise: string;
  @Column('bigint', { name: 'amount_paise' }) amountPaise: string;
  @Column('text') currency: string;
  @Column('bigint', { name: 'fee_paise' }) feePaise: string;
  @Column('bigint', { name: 'tax_paise' }) taxPaise: string;
  @Column('boolean', { name: 'on_hold' }) onHold: boolean;
  @Column('boolean') settled: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt: Date | null;
  @Column('text', { nullable: true }) utr: string | null;
  @Column('text', { name: 'payment_id', nullable: true }) paymentId: string | null;
  @Column('text', { name: 'order_id', nullable: true }) orderId: string | null;
  @Column('text', { name: 'dispute_id', nullable: true }) disputeId: string | null;
  @Column('text', { nullable: true }) method: string | null;
  /** When Razorpay last said so. */
  @Column('timestamptz', { name: 'fetched_at' }) fetchedAt: Date;
}

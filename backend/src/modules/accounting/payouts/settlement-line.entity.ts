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
  @PrimaryColumn('text', { primaryKeyConstraintName: 'settlement_lines_pkey' })
  settlementId: string;
  /** Razorpay's id of the payment, refund, adjustment … */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'settlement_lines_pkey' })
  entityId: string;
  @Column('text') type: string;
  @Column('bigint') debitPaise: string;
  @Column('bigint') creditPaise: string;
  @Column('bigint') amountPaise: string;
  @Column('text') currency: string;
  @Column('bigint') feePaise: string;
  @Column('bigint') taxPaise: string;
  @Column('boolean') onHold: boolean;
  @Column('boolean') settled: boolean;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
  @Column('text', { nullable: true }) utr: string | null;
  @Column('text', { nullable: true }) paymentId: string | null;
  @Column('text', { nullable: true }) orderId: string | null;
  @Column('text', { nullable: true }) disputeId: string | null;
  @Column('text', { nullable: true }) method: string | null;
  /** When Razorpay last said so. */
  @Column('timestamptz') fetchedAt: Date;
}

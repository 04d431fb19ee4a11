import { Column, type ColumnOptions, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PayoutLine } from './payout-line-checks.domain.ts';

/** Exact up to a trillion rupees. */
const paise: ColumnOptions = { transformer: { to: (value: number) => value, from: Number } };

/** A line of Razorpay's settlement report. Amounts in paise. */
@Entity('settlement_lines')
@Index('settlement_lines_by_entity', ['entityId'])
@Index('settlement_lines_by_payment', ['paymentId'], { where: 'payment_id IS NOT NULL' })
@Index('settlement_lines_by_utr', ['utr'], { where: 'utr IS NOT NULL' })
// An expression index, which the decorator cannot declare.
@Index('settlement_lines_by_time', { synchronize: false })
export class PayoutLineEntity implements PayoutLine {
  /** Empty in the table: not settled yet. */
  @PrimaryColumn('text', {
    primaryKeyConstraintName: 'settlement_lines_pkey',
    transformer: { to: (id: string | null) => id ?? '', from: (id: string) => id || null },
  })
  settlementId: string | null;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'settlement_lines_pkey' })
  entityId: string;
  @Column('text') type: string;
  @Column('bigint', paise) debitPaise: number;
  @Column('bigint', paise) creditPaise: number;
  @Column('bigint', paise) amountPaise: number;
  @Column('text') currency: string;
  @Column('bigint', paise) feePaise: number;
  @Column('bigint', paise) taxPaise: number;
  @Column('boolean') onHold: boolean;
  @Column('boolean') settled: boolean;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
  @Column('text', { nullable: true }) utr: string | null;
  @Column('text', { nullable: true }) paymentId: string | null;
  @Column('text', { nullable: true }) orderId: string | null;
  @Column('text', { nullable: true }) disputeId: string | null;
  @Column('text', { nullable: true }) method: string | null;
  /** When Razorpay last reported it. */
  @Column('timestamptz') fetchedAt: Date;
}

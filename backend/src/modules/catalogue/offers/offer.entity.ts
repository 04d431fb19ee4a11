import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A price reduction: by a code, or as a sale for everyone. Offers are paused, never deleted, as payments refer to them. */
@Entity('offers')
@Index('offers_code', { synchronize: false })
@Check('offers_discount', '(percent IS NULL) <> (amount_paise IS NULL)')
@Check('offers_percent', 'percent BETWEEN 1 AND 100')
@Check('offers_amount', 'amount_paise > 0')
@Check('offers_sale_ends', 'code IS NOT NULL OR ends_on IS NOT NULL')
export class OfferEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'offers_pkey' }) id: string;
  /** Upper case. Null: a sale. */
  @Column('text', { nullable: true }) code: string | null;
  @Column('text') name: string;
  @Column('smallint', { nullable: true }) percent: number | null;
  /** Paise. */
  @Column('integer', { name: 'amount_paise', nullable: true }) amount: number | null;
  /** Days in India, both included. */
  @Column('date', { nullable: true }) startsOn: string | null;
  @Column('date', { nullable: true }) endsOn: string | null;
  /** Null: all offerings. */
  @Column('uuid', { array: true, nullable: true }) planIds: string[] | null;
  /** Null: no limit. */
  @Column('integer', { nullable: true }) maxUses: number | null;
  @Column('integer', { nullable: true }) maxUsesPerEmail: number | null;
  @Column('boolean', { default: false }) firstPurchaseOnly: boolean;
  @Column('boolean', { default: true }) active: boolean;
  @Column('integer', { default: 1 }) version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}

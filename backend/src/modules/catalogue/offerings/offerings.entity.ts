import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from 'typeorm';
import type { PriceListId } from '../catalogue.domain.ts';
import type { OfferingBook } from './offering-book.domain.ts';

/** Who trains: a kind of offering. */
@Entity('plan_kinds')
@Check('plan_kinds_people', 'people IN (1, 2)')
export class OfferingKindEntity {
  /** Used in orders and addresses; never changes. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'plan_kinds_pkey' }) key: string;
  @Column('text') name: string;
  @Column('text') text: string;
  /** With 2, the checkout asks for a buddy. */
  @Column('smallint') people: 1 | 2;
  @Column('smallint') position: number;
}

/** An offering with its price. Orders copy it and do not reference it. */
@Entity('plans')
// Deferred, so that two offerings may swap their months.
@Unique('plans_once', ['priceList', 'kind', 'months'], { deferrable: 'INITIALLY DEFERRED' })
@Check('plans_months', 'months > 0')
@Check('plans_price', 'price_paise >= 100 AND original_paise >= price_paise')
export class OfferingEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'plans_pkey' }) id: string;
  @Column('text') priceList: PriceListId;
  @Column('text') kind: string;
  @ManyToOne(() => OfferingKindEntity)
  @JoinColumn({ name: 'kind', foreignKeyConstraintName: 'plans_kind' })
  kindRow: OfferingKindEntity;
  @Column('smallint') months: number;
  /** Paise, as is the next. */
  @Column('integer', { name: 'price_paise' }) price: number;
  @Column('integer', { name: 'original_paise' }) originalPrice: number;
  @Column('smallint') position: number;
  @Column('boolean', { default: true }) visible: boolean;
  @Column('boolean', { default: false }) mostChosen: boolean;
}

/** Kinds and offerings of one revision, for restoring. */
@Entity('plan_revisions')
export class OfferingRevisionEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'plan_revisions_pkey' }) version: number;
  /** Null: the shipped version. */
  @Column('text', { nullable: true }) publishedBy: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) publishedAt: Date;
  @Column('jsonb', { name: 'book' }) value: OfferingBook;
  /** The revision that this one restored. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

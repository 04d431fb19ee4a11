import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { PriceListId } from '../plan-catalogue.domain.ts';
import { PlanKindEntity } from './plan-kind.entity.ts';

/** What is sold, and for how much. An order keeps what the plan was at its moment, and does not point here. */
@Entity('plans')
// Deferred: two plans may swap their months in one go.
@Unique('plans_once', ['priceList', 'kind', 'months'], { deferrable: 'INITIALLY DEFERRED' })
@Check('plans_months', 'months > 0')
@Check('plans_price', 'price_paise >= 100 AND original_paise >= price_paise')
export class PlanEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'plans_pkey' }) id: string;
  @Column('text') priceList: PriceListId;
  @Column('text') kind: string;
  @ManyToOne(() => PlanKindEntity)
  @JoinColumn({ name: 'kind', foreignKeyConstraintName: 'plans_kind' })
  kindRow: PlanKindEntity;
  @Column('smallint') months: number;
  @Column('integer') pricePaise: number;
  @Column('integer') originalPaise: number;
  @Column('smallint') position: number;
  @Column('boolean', { default: true }) visible: boolean;
  @Column('boolean', { default: false }) mostChosen: boolean;
}

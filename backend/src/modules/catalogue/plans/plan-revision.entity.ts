import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { PlanBook } from './plan-book.domain.ts';

/** Kinds and plans as they were published once, whole, so that any of them can be restored. */
@Entity('plan_revisions')
export class PlanRevisionEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'plan_revisions_pkey' }) version: number;
  /** Null: what the product was shipped with. */
  @Column('text', { nullable: true }) publishedBy: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) publishedAt: Date;
  @Column('jsonb', { name: 'book' }) value: PlanBook;
  /** The revision that was restored with this one. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

import type { Retention } from '@ironbloom/brand/retention';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** How long data was kept, as it was published once, whole, so that any of it can be restored. The newest holds. */
@Entity('retention_revisions')
export class RetentionRevisionEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'retention_revisions_pkey' }) version: number;
  /** Null: what the product was shipped with. */
  @Column('text', { nullable: true }) publishedBy: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) publishedAt: Date;
  @Column('jsonb') retention: Retention;
  /** The revision that was restored with this one. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

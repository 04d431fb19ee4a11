import type { Business } from '@ironbloom/brand';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Who runs the site, as it was published once, whole, so that any of it can be restored. The newest holds. */
@Entity('business_revisions')
export class BusinessRevisionEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'business_revisions_pkey' }) version: number;
  /** Null: what the product was shipped with. */
  @Column('text', { nullable: true }) publishedBy: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) publishedAt: Date;
  @Column('jsonb') business: Business;
  /** The revision that was restored with this one. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

import type { Look } from '@ironbloom/brand/look';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** How the site looked when it was published once, whole, so that any of it can be restored. The newest holds. */
@Entity('look_revisions')
export class LookRevisionEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'look_revisions_pkey' }) version: number;
  /** Null: what the product was shipped with. */
  @Column('text', { nullable: true }) publishedBy: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) publishedAt: Date;
  @Column('jsonb') look: Look;
  /** The revision that was restored with this one. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

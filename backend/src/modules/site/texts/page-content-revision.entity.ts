import type { PageContents, PageName } from '@ironbloom/brand';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What a page said once, whole, so that any of it can be restored. The newest holds. */
@Entity('page_content_revisions')
export class PageContentRevisionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'page_content_revisions_pkey' }) page: PageName;
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'page_content_revisions_pkey' })
  version: number;
  /** Null: what the product was shipped with. */
  @Column('text', { nullable: true }) publishedBy: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) publishedAt: Date;
  @Column('jsonb') content: PageContents[PageName];
  /** The revision that was restored with this one. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

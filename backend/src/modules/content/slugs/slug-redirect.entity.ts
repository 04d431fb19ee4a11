import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

export type SluggedKind = 'blog' | 'recipe';

/** A former slug of content, which redirects to the current one. */
@Entity('slug_redirects')
@Index('slug_redirects_target', ['targetId'])
export class SlugRedirectEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'slug_redirects_pkey' }) kind: SluggedKind;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'slug_redirects_pkey' }) slug: string;
  @Column('uuid') targetId: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

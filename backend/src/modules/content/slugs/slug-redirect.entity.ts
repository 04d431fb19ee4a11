import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

export type SluggedKind = 'blog' | 'recipe';

/** A slug that content once had. Old addresses lead to where it is now. */
@Entity('slug_redirects')
@Index('slug_redirects_target', ['targetId'])
export class SlugRedirectEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'slug_redirects_pkey' }) kind: SluggedKind;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'slug_redirects_pkey' }) slug: string;
  @Column('uuid') targetId: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

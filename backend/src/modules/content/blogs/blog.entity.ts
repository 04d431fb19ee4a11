import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique, UpdateDateColumn } from 'typeorm';
import type { Picture, PictureWidths } from '../../media/picture.ts';

/** An article (data-3). A published one with a future date appears at that time. */
@Entity('blogs')
@Unique('blogs_slug', ['slug'])
@Index('blogs_newest', ['publishedAt', 'id'])
export class BlogEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'blogs_pkey' }) id: string;
  @Column('text') slug: string;
  @Column('text') title: string;
  @Column('text') excerpt: string;
  @Column('text') author: string;
  @Column('text') category: string;
  @Column('boolean', { default: false }) featured: boolean;
  @Column('jsonb') picture: Picture;
  /** In words: "6 min read". */
  @Column('text') readTime: string;
  @Column('integer', { default: 0 }) likes: number;
  /** Sanitised HTML. */
  @Column('text') content: string;
  /** Of the uploads in it; null when there are none. */
  @Column('jsonb', { nullable: true }) contentWidths: PictureWidths | null;
  @Column('boolean', { default: false }) draft: boolean;
  @Column('timestamptz') publishedAt: Date;
  /** Incremented by every save; a stale version is refused. */
  @Column('integer', { default: 1 }) version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}

import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * An uploaded picture, written down before its first file is stored: whatever fails afterwards, the
 * files can be found and removed.
 */
@Entity('media')
@Index('media_oldest', ['createdAt'])
export class MediaEntity {
  /** Version 4: nobody guesses the address of a picture that is not published yet. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'media_pkey' }) id: string;
  /** File names that may exist in storage. */
  @Column('text', { array: true }) files: string[];
  /** From then on nothing may start to use it. */
  @Column('timestamptz', { nullable: true }) removingAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

/** That something (an article, a recipe, a story) shows a picture. */
@Entity('media_uses')
@Index('media_uses_owner', ['ownerId'])
export class MediaUseEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'media_uses_pkey' }) mediaId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'media_uses_pkey' }) ownerId: string;
  @ManyToOne(() => MediaEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'media_id', foreignKeyConstraintName: 'media_uses_media' })
  media: MediaEntity;
}

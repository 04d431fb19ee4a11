import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** An uploaded picture, recorded before its first file is stored, so that files of a failed upload can be found and removed. */
@Entity('media')
@Index('media_oldest', ['createdAt'])
export class MediaEntity {
  /** Version 4: addresses of unpublished pictures cannot be guessed. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'media_pkey' }) id: string;
  /** File names that may exist in storage. */
  @Column('text', { array: true }) files: string[];
  /** From then on no new use is accepted. */
  @Column('timestamptz', { nullable: true }) removingAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

/** The use of a picture by an article, recipe or story. */
@Entity('media_uses')
@Index('media_uses_owner', ['ownerId'])
export class MediaUseEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'media_uses_pkey' }) mediaId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'media_uses_pkey' }) ownerId: string;
  @ManyToOne(() => MediaEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'media_id', foreignKeyConstraintName: 'media_uses_media' })
  media: MediaEntity;
}

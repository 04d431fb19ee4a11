import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { MediaEntity } from './media.entity.ts';

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

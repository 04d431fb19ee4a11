import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { SluggedKind } from '../slugs/slug-redirect.entity.ts';

/** Share card of an article or recipe (content-26). Its id owns the use of its upload. */
@Entity('share_cards')
@Unique('share_cards_target', ['targetId'])
export class ShareCardEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'share_cards_pkey' }) id: string;
  @Column('text') kind: SluggedKind;
  @Column('uuid') targetId: string;
  /** Null before it is drawn, and when none can be drawn. */
  @Column('text', { nullable: true }) src: string | null;
  /** Hash of its content; null before it is drawn. */
  @Column('text', { nullable: true }) madeOf: string | null;
  /** Hash of the part that all cards share, as of the last enqueueing or drawing. */
  @Column('text') site: string;
}

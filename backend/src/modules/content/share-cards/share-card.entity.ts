import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { SluggedKind } from '../slugs/slug-redirect.entity.ts';

/** The picture that social networks show of an article or a recipe (content-26). Its id owns the use of its upload. */
@Entity('share_cards')
@Unique('share_cards_target', ['targetId'])
export class ShareCardEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'share_cards_pkey' }) id: string;
  @Column('text') kind: SluggedKind;
  @Column('uuid') targetId: string;
  /** Its address; null before it is drawn, and for what no card can be drawn of. */
  @Column('text', { nullable: true }) src: string | null;
  /** Hash of all that stands on it; null before it is drawn. */
  @Column('text', { nullable: true }) madeOf: string | null;
  /** Hash of that part of it which all cards share, when it was last enqueued or drawn. */
  @Column('text') site: string;
}

import type { HeroPicture, HeroVideo, Icon, Logo, SocialPicture } from '@ironbloom/brand/look';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What may be uploaded for the look. */
export interface LookFiles {
  logo: Logo;
  icon: Icon;
  hero: HeroPicture;
  video: HeroVideo;
  social: SocialPicture;
}

export type LookFileKind = keyof LookFiles;
export type LookFile = LookFiles[LookFileKind];

/** Fields of the look that hold a file, and of which kind. */
export const FILE_FIELDS = {
  logoLight: 'logo',
  logoDark: 'logo',
  icon: 'icon',
  hero: 'hero',
  video: 'video',
  social: 'social',
} as const satisfies Record<string, LookFileKind>;

export type FileField = keyof typeof FILE_FIELDS;

/** What was uploaded for the look, published or not, by the id of its upload (`media`). */
@Entity('look_files')
export class LookFileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'look_files_pkey' }) id: string;
  @Column('text') kind: LookFileKind;
  @Column('jsonb') file: LookFile;
}

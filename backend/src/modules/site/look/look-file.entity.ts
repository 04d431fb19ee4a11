import type { HeroPicture, HeroVideo, Icon, Logo, SocialPicture } from '@ironbloom/brand/look';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kinds of files of the look. */
export interface LookFiles {
  logo: Logo;
  icon: Icon;
  hero: HeroPicture;
  video: HeroVideo;
  social: SocialPicture;
}

export type LookFileKind = keyof LookFiles;
export type LookFile = LookFiles[LookFileKind];

/** Fields of the look with a file, and its kind. */
export const FILE_FIELDS = {
  logoLight: 'logo',
  logoDark: 'logo',
  icon: 'icon',
  hero: 'hero',
  video: 'video',
  social: 'social',
} as const satisfies Record<string, LookFileKind>;

export type FileField = keyof typeof FILE_FIELDS;

/** Uploaded files of the look, published or not, by upload id (`media`). */
@Entity('look_files')
export class LookFileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'look_files_pkey' }) id: string;
  @Column('text') kind: LookFileKind;
  @Column('jsonb') file: LookFile;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LookFile, LookFileKind } from './look-file.ts';

/** What was uploaded for the look, published or not, by the id of its upload (`media`). */
@Entity('look_files')
export class LookFileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'look_files_pkey' }) id: string;
  @Column('text') kind: LookFileKind;
  @Column('jsonb') file: LookFile;
}

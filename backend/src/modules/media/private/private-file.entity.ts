import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ResourceName } from '../../../platform/security/resource-names.ts';

/** A file with the access rules of its resource. The bytes are in the private storage under its id. */
@Entity('private_files')
@Index('private_files_resource', ['resourceId', 'resource'])
@Index('private_files_person', ['personId'])
export class PrivateFileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'private_files_pkey' }) id: string;
  @Column('text') resource: ResourceName;
  @Column('uuid') resourceId: string;
  /** Account of the person it is about; null where the module of its resource names the person (`PersonalTable.privateFiles`). */
  @Column('uuid', { nullable: true }) personId: string | null;
  /** Original file name. */
  @Column('text') name: string;
  @Column('text') contentType: string;
  @Column('int') bytes: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** Its bytes are being deleted; then the row is. */
  @Column('timestamptz', { nullable: true }) removingAt: Date | null;
}

import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ResourceName } from '../../../platform/security/resource-names.ts';

/** A file that only those see who may see the resource it belongs to. Its bytes lie in the private storage under its id. */
@Entity('private_files')
@Index('private_files_resource', ['resourceId', 'resource'])
@Index('private_files_person', ['personId'])
export class PrivateFileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'private_files_pkey' }) id: string;
  @Column('text') resource: ResourceName;
  @Column('uuid') resourceId: string;
  /** The account of whom it is about: an export and an erasure find it by this. */
  @Column('uuid') personId: string;
  /** As it was called where it came from. */
  @Column('text') name: string;
  @Column('text') contentType: string;
  @Column('int') bytes: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** Its bytes are being removed; the row goes after them. */
  @Column('timestamptz', { nullable: true }) removingAt: Date | null;
}

import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Time of the last complete backup, written by deploy/backup/backup. One row; before the first backup, the start of the wait. */
@Entity('last_backup')
@Check('last_backup_one_row', 'one_row')
export class LastBackupEntity {
  @PrimaryColumn('boolean', {
    default: true,
    primaryKeyConstraintName: 'last_backup_pkey',
  })
  oneRow: boolean;
  @Column('timestamptz', { default: () => 'now()' }) finishedAt: Date;
  /** Equal to `finishedAt` until the first backup; null where that was long ago. */
  @Column('timestamptz', { nullable: true }) awaitedSince: Date | null;
}

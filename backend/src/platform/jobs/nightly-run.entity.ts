import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One night of one nightly job. The row is its lock: the holder of the lease runs it. */
@Entity('nightly_runs')
export class NightlyRunEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'nightly_runs_pkey' }) job: string;
  /** The day in Asia/Kolkata. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'nightly_runs_pkey' }) night: string;
  /** Random id of the worker that runs it. */
  @Column('uuid') holder: string;
  @Column('timestamptz') leaseUntil: Date;
  @CreateDateColumn({ type: 'timestamptz' }) startedAt: Date;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  /** Rows handled, by kind. */
  @Column('jsonb', { default: {} }) counts: Record<string, number>;
}

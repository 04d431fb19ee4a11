import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One night of one job. Its row is the lock: whoever holds the lease works. */
@Entity('nightly_runs')
export class NightlyRunEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'nightly_runs_pkey' }) job: string;
  /** The day in Asia/Kolkata. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'nightly_runs_pkey' }) night: string;
  /** Made by the worker that works on it. */
  @Column('uuid') holder: string;
  @Column('timestamptz') leaseUntil: Date;
  @CreateDateColumn({ type: 'timestamptz' }) startedAt: Date;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  /** What it did, by kind. */
  @Column('jsonb', { default: {} }) counts: Record<string, number>;
}

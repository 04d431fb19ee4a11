import type { RetentionKind } from '@ironbloom/brand/retention';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One night's removal. Its row is the lock: whoever holds the lease works, and adds up in the transaction that removes. */
@Entity('retention_runs')
export class RetentionRunEntity {
  /** The day in Asia/Kolkata. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'retention_runs_pkey' }) night: string;
  /** Made by the worker that works on it. */
  @Column('uuid') holder: string;
  @Column('timestamptz', { name: 'lease_until' }) leaseUntil: Date;
  @CreateDateColumn({ type: 'timestamptz', name: 'started_at' }) startedAt: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
  /** Rows by kind. */
  @Column('jsonb', { default: {} }) removed: Partial<Record<RetentionKind, number>>;
}

import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One night's question about settlements. Its row is the lock: whoever holds the lease asks. */
@Entity('settlement_fetches')
export class SettlementFetchEntity {
  /** The day in Asia/Kolkata. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'settlement_fetches_pkey' }) day: string;
  /** Made by the worker that asks. */
  @Column('uuid') holder: string;
  @Column('timestamptz', { name: 'lease_until' }) leaseUntil: Date;
  @CreateDateColumn({ type: 'timestamptz', name: 'started_at' }) startedAt: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
}

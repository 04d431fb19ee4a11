import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A job that its handler has not finished yet. A finished one is deleted. */
@Entity('outbox')
@Index('outbox_due', ['availableAt'], { where: 'dead_at IS NULL' })
export class OutboxEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'outbox_pkey' }) id: string;
  @Column('text') job: string;
  @Column('jsonb') payload: unknown;
  /** Earliest time of the next attempt; leases and back-off move it ahead. */
  @Column('timestamptz', { default: () => 'now()' }) availableAt: Date;
  /** When it should have run; leases do not move it. Used to measure lateness. */
  @Column('timestamptz', { default: () => 'now()' }) dueAt: Date;
  /** Start of an attempt that has not ended: it is running, or its worker has died. */
  @Column('timestamptz', { nullable: true }) startedAt: Date | null;
  /** Attempts begun, including those whose worker died. */
  @Column('smallint', { default: 0 }) attempts: number;
  @Column('text', { nullable: true }) lastError: string | null;
  /** Set after the last attempt failed: a dead letter. */
  @Column('timestamptz', { nullable: true }) deadAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

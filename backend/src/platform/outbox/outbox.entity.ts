import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Work promised by a commit and not yet acknowledged by its handler. A done row is deleted. */
@Entity('outbox')
@Index('outbox_due', ['availableAt'], { where: 'dead_at IS NULL' })
export class OutboxEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'outbox_pkey' }) id: string;
  @Column('text') job: string;
  @Column('jsonb') payload: unknown;
  /** Not before this instant; moved ahead by the lease of whoever takes it, and by back-off. */
  @Column('timestamptz', { name: 'available_at', default: () => 'now()' }) availableAt: Date;
  @Column('smallint', { default: 0 }) attempts: number;
  @Column('text', { name: 'last_error', nullable: true }) lastError: string | null;
  /** Set when every attempt failed; an operator looks at these. */
  @Column('timestamptz', { name: 'dead_at', nullable: true }) deadAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
}

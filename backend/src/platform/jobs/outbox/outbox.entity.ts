import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Work promised by a commit and not yet acknowledged by its handler. A done row is deleted. */
@Entity('outbox')
@Index('outbox_due', ['availableAt'], { where: 'dead_at IS NULL' })
export class OutboxEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'outbox_pkey' }) id: string;
  @Column('text') job: string;
  @Column('jsonb') payload: unknown;
  /** Not before this instant; moved ahead by the lease of whoever takes it, and by back-off. */
  @Column('timestamptz', { default: () => 'now()' }) availableAt: Date;
  /** When it was to run: unlike the above, no lease moves it. What it is behind by is how late it is. */
  @Column('timestamptz', { default: () => 'now()' }) dueAt: Date;
  /** Of an attempt whose end nobody has reported yet: it is under way, or its worker has died. */
  @Column('timestamptz', { nullable: true }) startedAt: Date | null;
  /** Begun, also by a worker that died over it. */
  @Column('smallint', { default: 0 }) attempts: number;
  @Column('text', { nullable: true }) lastError: string | null;
  /** Set when every attempt failed; an operator looks at these. */
  @Column('timestamptz', { nullable: true }) deadAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

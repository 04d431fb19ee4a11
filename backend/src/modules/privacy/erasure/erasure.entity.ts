import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Obstacle } from './erasure-obstacles.ts';

/** A scheduled or finished erasure; a finished one keeps only a hash of the address (docs/decisions/024). */
@Entity('erasures')
@Index('erasures_open', ['email'], { unique: true, where: 'finished_at IS NULL' })
@Index('erasures_of_account', ['userId'], { where: 'finished_at IS NULL' })
@Index('erasures_hash', ['emailHash'])
@Check('erasures_asked_by', `asked_by IN ('self', 'owner')`)
@Check('erasures_finished', 'finished_at IS NULL OR (email IS NULL AND user_id IS NULL)')
export class ErasureEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'erasures_pkey' }) id: string;
  /** Lower case; null when finished. */
  @Column('text', { nullable: true }) email: string | null;
  @Column('uuid', { nullable: true }) userId: string | null;
  @Column('text') emailHash: string;
  /** Key of the hash. */
  @Column('text') keyId: string;
  @Column('text') askedBy: 'self' | 'owner';
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') dueAt: Date;
  /** Earliest retry. */
  @Column('timestamptz', { nullable: true }) retryAt: Date | null;
  /** Current obstacle (`erasure-obstacles.ts`). */
  @Column('text', { nullable: true }) waitsFor: Obstacle | null;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  /** To be repeated after a restore. */
  @Column('boolean', { default: false }) replay: boolean;
}

import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Obstacle } from './erasure-obstacles.ts';

/** That somebody is to be erased, or was: then a hash is all that says whom (docs/decisions/024). */
@Entity('erasures')
@Index('erasures_open', ['email'], { unique: true, where: 'finished_at IS NULL' })
@Index('erasures_of_account', ['userId'], { where: 'finished_at IS NULL' })
@Index('erasures_hash', ['emailHash'])
@Check('erasures_asked_by', `asked_by IN ('self', 'owner')`)
@Check('erasures_finished', 'finished_at IS NULL OR (email IS NULL AND user_id IS NULL)')
export class ErasureEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'erasures_pkey' }) id: string;
  /** Lower case; null once it is done. */
  @Column('text', { nullable: true }) email: string | null;
  @Column('uuid', { nullable: true }) userId: string | null;
  @Column('text') emailHash: string;
  /** Which secret made the hash. */
  @Column('text') keyId: string;
  @Column('text') askedBy: 'self' | 'owner';
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') dueAt: Date;
  /** Not before; after it had to wait. */
  @Column('timestamptz', { nullable: true }) retryAt: Date | null;
  /** What it waits for (`erasure-obstacles.ts`). */
  @Column('text', { nullable: true }) waitsFor: Obstacle | null;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  /** A backup from before it was put back: it is done once more. */
  @Column('boolean', { default: false }) replay: boolean;
}

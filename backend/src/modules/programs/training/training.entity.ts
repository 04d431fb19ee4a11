import type { PartKind } from '@ironbloom/brand/training-log';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from 'typeorm';

/** A part of a session other than a set: its value, when it was edited (ms since 1970), and by which edit. */
export interface StoredPart {
  kind: Exclude<PartKind, 'set'>;
  value: unknown;
  at: number;
  id: string;
}

/** A day of the plan that was trained, or begun. */
@Entity('training_sessions')
@Unique('training_sessions_of_day', ['programId', 'trainedOn', 'dayId'])
export class TrainingSessionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'training_sessions_pkey' }) id: string;
  @Column('uuid') programId: string;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'training_sessions_program' })
  program?: { id: string };
  /** A day in India. */
  @Column('date') trainedOn: string;
  /** Of the plan, whose version it was; `plannedOn` where it was moved. */
  @Column('text') dayId: string;
  @Column('date', { nullable: true }) plannedOn: string | null;
  @Column('text') weekId: string;
  @Column('integer') planVersion: number;
  @Column('text') name: string;
  /** By their keys (training-log). */
  @Column('jsonb', { default: {} }) parts: Record<string, StoredPart>;
  /** The value of the part `finished`, for counting. */
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

/** A set, as its latest edit says. */
@Entity('training_sets')
@Index('training_sets_by_exercise', ['programId', 'exerciseId', 'trainedOn'], {
  where: 'done AND NOT removed',
})
export class TrainingSetEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'training_sets_pkey' }) sessionId: string;
  @ManyToOne('TrainingSessionEntity', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'training_sets_session' })
  session?: { id: string };
  /** `plannedSetKey` or `addedSetKey` (training-log). */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'training_sets_pkey' }) key: string;
  /** Of the session, for the index. */
  @Column('uuid') programId: string;
  @Column('date') trainedOn: string;
  @Column('text', { nullable: true }) rowId: string | null;
  @Column('text', { nullable: true }) exerciseId: string | null;
  @Column('text') name: string;
  @Column('double precision', { nullable: true }) kg: number | null;
  @Column('double precision', { nullable: true }) reps: number | null;
  @Column('double precision', { nullable: true }) seconds: number | null;
  @Column('double precision', { nullable: true }) metres: number | null;
  @Column('boolean') done: boolean;
  @Column('boolean') removed: boolean;
  @Column('timestamptz') editedAt: Date;
  @Column('uuid') editId: string;
}

/** An edit that a later one has replaced. */
@Entity('training_edits')
@Index('training_edits_by_session', ['sessionId'])
export class TrainingEditEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'training_edits_pkey' }) id: string;
  @Column('uuid') sessionId: string;
  @ManyToOne('TrainingSessionEntity', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'training_edits_session' })
  session?: { id: string };
  @Column('text') key: string;
  @Column('jsonb', { nullable: true }) value: unknown;
  @Column('timestamptz') editedAt: Date;
}

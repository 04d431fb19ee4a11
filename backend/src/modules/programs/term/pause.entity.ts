import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';

/** `ended`: went on before its last day. */
export type PauseState = 'asked' | 'agreed' | 'refused' | 'withdrawn' | 'ended';

/** Days off, which move the end of a program. */
@Entity('pauses')
@Index('pauses_by_program', ['programId', 'fromOn'])
@Check('pauses_state', `state IN ('asked', 'agreed', 'refused', 'withdrawn', 'ended')`)
export class PauseEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pauses_pkey' }) id: string;
  @Column('uuid') programId: string;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'pauses_program' })
  program?: { id: string };
  @Column('text', { default: 'asked' }) state: PauseState;
  /** The first and the last day off, in India. */
  @Column('date') fromOn: string;
  @Column('date') untilOn: string;
  /** As the client chose and wrote it. */
  @Column('text') reason: string;
  @Column('text', { default: '' }) words: string;
  /** Whether the team set it without being asked. */
  @Column('boolean', { default: false }) byTeam: boolean;
  /** What the team wrote when it agreed or refused. */
  @Column('text', { nullable: true }) decision: string | null;
  /** The address of who decided. */
  @Column('text', { nullable: true }) decidedBy: string | null;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

import type { Answer } from '@ironbloom/brand/coaching';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  UpdateDateColumn,
} from 'typeorm';

/** What a client was asked before her plan is written. */
@Entity('intakes')
export class IntakeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'intakes_pkey' }) programId: string;
  @OneToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'intakes_program' })
  program?: { id: string };
  /** By the ids of questions; health answers are not among them. */
  @Column('jsonb', { default: {} }) answers: Record<string, Answer>;
  /** Encrypted JSON (`HealthData`), bound to the program's id; null before the first answer, and after a withdrawal was made good. */
  @Column('bytea', { nullable: true }) health: Buffer | null;
  /** Counts the saves of both. */
  @Column('integer', { default: 1 }) version: number;
  /** Version of the consent's words, when it was given and taken back. While it is taken back, staff cannot open health answers. */
  @Column('integer', { nullable: true }) consentVersion: number | null;
  @Column('timestamptz', { nullable: true }) consentedAt: Date | null;
  @Column('timestamptz', { nullable: true }) withdrawnAt: Date | null;
  /** Staff have recorded that the parent or guardian of somebody under 18 agreed. */
  @Column('timestamptz', { nullable: true }) guardianAgreedAt: Date | null;
  /** The client asked to keep her health answers after the end of the program. */
  @Column('boolean', { default: false }) keepHealth: boolean;
  @Column('timestamptz', { nullable: true }) completedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}

/** Staff opened the health answers or a photograph of a program: shown to its client. */
@Entity('health_openings')
@Index('health_openings_by_program', ['programId', 'openedAt'])
export class HealthOpeningEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'health_openings_pkey' }) id: string;
  @Column('uuid') programId: string;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'health_openings_program' })
  program?: { id: string };
  @Column('text', { default: 'answers' }) what: 'answers' | 'photo';
  @Column('uuid') openerId: string;
  /** Name as it was then. */
  @Column('text') opener: string;
  @CreateDateColumn({ type: 'timestamptz' }) openedAt: Date;
}

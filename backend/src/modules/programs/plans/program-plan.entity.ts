import type { FoodPlan, TrainingPlan } from '@ironbloom/brand/plan';
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';

/** A published version of a client's plan. What was published stays. */
@Entity('program_plans')
@Unique('program_plans_version', ['programId', 'version'])
export class ProgramPlanEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'program_plans_pkey' }) id: string;
  @Column('uuid') programId: string;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'program_plans_program' })
  program?: { id: string };
  /** Counts from 1. */
  @Column('integer') version: number;
  /** Sanitised; its pictures are private files of the program. */
  @Column('text') html: string;
  @Column('jsonb', { nullable: true }) training: TrainingPlan | null;
  @Column('jsonb', { nullable: true }) food: FoodPlan | null;
  /** What the coach says about this version. */
  @Column('text') note: string;
  /** A PDF among the private files of the program. */
  @Column('uuid', { nullable: true }) documentId: string | null;
  /** The address of who published it. */
  @Column('text') publishedBy: string;
  @CreateDateColumn({ type: 'timestamptz' }) publishedAt: Date;
}

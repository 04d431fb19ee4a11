import type { Exercise } from '@ironbloom/brand/library';
import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

export type ExerciseContent = Omit<Exercise, 'id'>;

/** An own exercise, or what was changed of the shipped one with this id. */
@Entity('exercises')
export class ExerciseEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'exercises_pkey' }) id: string;
  /** Null: as shipped. */
  @Column('jsonb', { nullable: true }) content: ExerciseContent | null;
  /** An address of YouTube or Vimeo. */
  @Column('text', { nullable: true }) video: string | null;
  @Column('boolean', { default: false }) hidden: boolean;
  /** The id of the exercise that it is shown as. */
  @Column('text', { nullable: true }) mergedInto: string | null;
  /** Of content and video. 0: never saved. */
  @Column('integer', { default: 1 }) version: number;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}

import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { Answer } from '@ironbloom/brand/coaching';
import type { CheckInQuestion } from '@ironbloom/brand/check-in';

/** `open`: may be sent, also late. `missed`: its days went by. */
export type CheckInState = 'open' | 'sent' | 'answered' | 'missed';

/** What a client is asked once a week. */
@Entity('check_ins')
@Unique('check_ins_of_day', ['programId', 'dueOn'])
@Index('check_ins_waiting', ['programId', 'sentAt'], { where: `state = 'sent'` })
@Index('check_ins_answered', ['answeredAt', 'id'], { where: `state = 'answered'` })
@Index('check_ins_open', ['programId'], { where: `state = 'open'` })
@Index('check_ins_missed', ['dueOn'], { where: `state = 'missed'` })
@Check('check_ins_state', `state IN ('open', 'sent', 'answered', 'missed')`)
export class CheckInEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'check_ins_pkey' }) id: string;
  @Column('uuid') programId: string;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'check_ins_program' })
  program?: { id: string };
  /** A day in India, and the week of the program that it falls in, from 1. */
  @Column('date') dueOn: string;
  @Column('smallint') week: number;
  @Column('text', { default: 'open' }) state: CheckInState;
  /** What was asked, in the words of that day. */
  @Column('jsonb') questions: CheckInQuestion[];
  /** By the ids of questions, in kg and cm; saved as they are typed. */
  @Column('jsonb', { default: {} }) answers: Record<string, Answer>;
  /** Private photographs by their view, as ids of private files. */
  @Column('jsonb', { default: {} }) photos: Record<string, string>;
  /** Counts the saves. */
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  /** The first opening by the team; from then on the client cannot change it. */
  @Column('timestamptz', { nullable: true }) openedAt: Date | null;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
  @Column('uuid', { nullable: true }) answeredById: string | null;
  /** Name as it was then. */
  @Column('text', { nullable: true }) answeredBy: string | null;
  @Column('text', { nullable: true }) answer: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}

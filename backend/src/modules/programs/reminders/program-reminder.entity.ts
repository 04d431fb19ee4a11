import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

export const REMINDERS = [
  // The program has changed: what is due is planned anew.
  'plan',
  'check-in-opens',
  'check-in-due',
  'check-in-last-day',
  'check-in-missed',
  'pause-ends',
  'renewal',
  'ended',
] as const;
export type ReminderKind = (typeof REMINDERS)[number];

/** Something that is done for a program at a time, once. */
@Entity('program_reminders')
@Index('program_reminders_due', ['dueAt'], { where: 'done_at IS NULL' })
export class ProgramReminderEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'program_reminders_pkey' }) programId: string;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'program_reminders_program' })
  program?: { id: string };
  @PrimaryColumn('text', { primaryKeyConstraintName: 'program_reminders_pkey' }) kind: ReminderKind;
  /** Of what it reminds: a day, or the id of a row. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'program_reminders_pkey' }) about: string;
  @Column('timestamptz') dueAt: Date;
  @Column('timestamptz', { nullable: true }) doneAt: Date | null;
}

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
} from 'typeorm';
import type { ProgramState } from './program.domain.ts';

export type Half = 'buyer' | 'buddy';

/** What a completed payment is delivered as: one for each person who trains. */
@Entity('programs')
@Unique('programs_of_payment', ['paymentId', 'half'])
@Index('programs_renewal', ['renewsId'], { unique: true, where: `state <> 'cancelled'` })
@Index('programs_by_coach', ['coachId', 'state'], { where: 'coach_id IS NOT NULL' })
@Index('programs_open', ['state', 'boughtAt'], { where: `state IN ('new', 'assessing', 'active', 'paused')` })
@Index('programs_newest', ['boughtAt', 'id'])
@Index('programs_conversations', ['lastMessageAt', 'id'], { where: 'last_message_at IS NOT NULL' })
@Index('programs_to_call', ['paymentId'], { where: `called_at IS NULL AND state IN ('new', 'assessing')` })
@Index('programs_kept', ['stateSince'], { where: `state IN ('ended', 'cancelled') AND cleared_at IS NULL` })
@Check('programs_state', `state IN ('new', 'assessing', 'active', 'paused', 'ended', 'cancelled')`)
@Check('programs_half', `half IN ('buyer', 'buddy')`)
export class ProgramEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'programs_pkey' }) id: string;
  @Column('uuid') paymentId: string;
  @ManyToOne('PaymentEntity')
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'programs_payment' })
  payment?: { id: string };
  /** Who of the payment trains: the buyer or her buddy. Name, address and account are the payment's. */
  @Column('text') half: Half;
  @Column('text', { default: 'new' }) state: ProgramState;
  @Column('timestamptz', { default: () => 'now()' }) stateSince: Date;
  /** The account of whom it is entrusted to. */
  @Column('uuid', { nullable: true }) coachId: string | null;
  /** A stand-in's last day, and to whom it goes back then. */
  @Column('date', { nullable: true }) standInUntil: string | null;
  @Column('uuid', { nullable: true }) returnsToId: string | null;
  /** In India; null until the first plan is published. */
  @Column('date', { nullable: true }) startsOn: string | null;
  @Column('smallint') months: number;
  @Column('smallint', { default: 0 }) pausedDays: number;
  /** When it was paid: what was promised counts from here. */
  @Column('timestamptz') boughtAt: Date;
  /** The first call and the assessment, marked as done: when, and the address of who marked it. */
  @Column('timestamptz', { nullable: true }) calledAt: Date | null;
  @Column('text', { nullable: true }) calledBy: string | null;
  @Column('timestamptz', { nullable: true }) assessedAt: Date | null;
  @Column('text', { nullable: true }) assessedBy: string | null;
  /** Of a payment that moved no real money. */
  @Column('boolean', { default: false }) test: boolean;
  /** Links to claim the program that were mailed after the first one, and when the last of them was. */
  @Column('smallint', { default: 0 }) linksSent: number;
  @Column('timestamptz', { nullable: true }) linkSentAt: Date | null;
  /** When the buyer corrected the address of her buddy, which is possible once. */
  @Column('timestamptz', { nullable: true }) addressCorrectedAt: Date | null;
  /** Of the newest message of the thread. */
  @Column('timestamptz', { nullable: true }) lastMessageAt: Date | null;
  /** When plans, answers, messages and notes were removed after their time (retention). */
  @Column('timestamptz', { nullable: true }) clearedAt: Date | null;
  /** The program that this one goes on from: bought as its renewal. */
  @Column('uuid', { nullable: true }) renewsId: string | null;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'renews_id', foreignKeyConstraintName: 'programs_renews' })
  renews?: { id: string };
  /** When the client is reminded of her check-in: the day, from 0 for Sunday, and the hour in her zone, or in India without one. */
  @Column('smallint', { default: 0 }) checkInWeekday: number;
  @Column('smallint', { default: 18 }) checkInHour: number;
  /** IANA name of her time zone, where she has set one. */
  @Column('text', { nullable: true }) zone: string | null;
  /** What she reads and types in; stored are kg and cm. */
  @Column('text', { default: 'kg' }) weightUnit: 'kg' | 'lb';
  @Column('text', { default: 'cm' }) lengthUnit: 'cm' | 'in';
  /** The story that she told after the end: a testimonial, a draft at first. */
  @Column('uuid', { nullable: true }) storyId: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

export const PROGRAM_EVENTS = [
  'created',
  'assigned',
  'state',
  'intake',
  'intake-again',
  'consent',
  'withdrawal',
  'plan',
  'override',
  'guardian',
  'pause',
  'renewed',
  'story',
  'address',
] as const;
export type ProgramEventKind = (typeof PROGRAM_EVENTS)[number];

/** A line of a program's timeline, written with what it tells of. */
@Entity('program_events')
@Index('program_events_by_program', ['programId', 'createdAt'])
export class ProgramEventEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'program_events_pkey' }) id: string;
  @Column('uuid') programId: string;
  @ManyToOne(() => ProgramEntity)
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'program_events_program' })
  program?: ProgramEntity;
  @Column('text') kind: ProgramEventKind;
  /** The state or the coach (an account's id) before and after. */
  @Column('text', { nullable: true }) before: string | null;
  @Column('text', { nullable: true }) after: string | null;
  /** As staff wrote it. */
  @Column('text', { nullable: true }) reason: string | null;
  /** The address of who did it; null: the product by itself. */
  @Column('text', { nullable: true }) by: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

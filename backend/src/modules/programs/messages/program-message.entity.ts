import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** Who wrote: the client, or the team (her coach, managers, the owner). */
export type Side = 'client' | 'team';

/** One message between a client and the team. */
@Entity('program_messages')
@Index('program_messages_thread', ['programId', 'sentAt', 'id'])
@Index('program_messages_unread', ['programId', 'side', 'sentAt'], { where: 'read_at IS NULL' })
@Index('program_messages_reported', ['reportedAt'], { where: 'reported_at IS NOT NULL' })
@Check('program_messages_side', `side IN ('client', 'team')`)
export class ProgramMessageEntity {
  /** Made by the sender's browser: sent again, it is the same message. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'program_messages_pkey' }) id: string;
  @Column('uuid') programId: string;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'program_messages_program' })
  program?: { id: string };
  @Column('text') side: Side;
  @Column('uuid') senderId: string;
  /** Name as it was then. */
  @Column('text') sender: string;
  @Column('text') text: string;
  /** Pictures and PDFs: private files of the program. */
  @Column('uuid', { array: true, default: () => "'{}'" }) fileIds: string[];
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) sentAt: Date;
  /** When somebody of the other side saw it first. */
  @Column('timestamptz', { nullable: true }) readAt: Date | null;
  /** Reported to the owner, with the words of who reported it. */
  @Column('timestamptz', { nullable: true }) reportedAt: Date | null;
  @Column('text', { nullable: true }) report: string | null;
}

/** A mail that is due while messages to one side of a thread stay unread: one for a burst. */
@Entity('unread_reminders')
export class UnreadReminderEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'unread_reminders_pkey' }) programId: string;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'unread_reminders_program' })
  program?: { id: string };
  /** Who is reminded. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'unread_reminders_pkey' }) side: Side;
  @Column('timestamptz') dueAt: Date;
}

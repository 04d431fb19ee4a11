import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** Something that the team has to do for a client, written down by staff. Clients do not see it. */
@Entity('client_tasks')
@Index('client_tasks_by_program', ['programId', 'createdAt'])
export class ClientTaskEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'client_tasks_pkey' }) id: string;
  @Column('uuid') programId: string;
  @ManyToOne('ProgramEntity')
  @JoinColumn({ name: 'program_id', foreignKeyConstraintName: 'client_tasks_program' })
  program?: { id: string };
  @Column('text') text: string;
  @Column('date', { nullable: true }) dueOn: string | null;
  /** Addresses of staff. */
  @Column('text') writtenBy: string;
  @Column('timestamptz', { nullable: true }) doneAt: Date | null;
  @Column('text', { nullable: true }) doneBy: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

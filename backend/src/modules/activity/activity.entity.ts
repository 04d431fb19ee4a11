import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

interface Changes {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Who did what (data-7). */
@Entity('activities')
@Index('activities_newest', ['createdAt', 'id'])
@Index('activities_sign_ins', ['createdAt', 'id'], { where: `action = 'Signed in'` })
@Index('activities_sign_ins_of', ['email', 'createdAt'], {
  where: `action IN ('Signed in', 'Sign-in failed', 'Sign-in refused')`,
})
// Partial index for retention: see the migration.
@Index('activities_records', { synchronize: false })
// Index by recorded values: see the migration.
@Index('activities_changes_of', { synchronize: false })
export class ActivityEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'activities_pkey' }) id: string;
  @Column('text') email: string;
  @Column('text') action: string;
  @Column('text') feature: string;
  @Column('text') route: string;
  @Column('text', { nullable: true }) ip: string | null;
  /** Of an admin's write: changed fields. */
  @Column('jsonb', { nullable: true }) changes: Changes | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

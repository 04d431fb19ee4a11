import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A session; its token is good as long as the row is there (docs/decisions/016). */
@Entity('sessions')
@Index('sessions_of_user', ['userId', 'lastSeenAt'])
@Index('sessions_expiry', ['expiresAt'])
export class SessionEntity {
  /** The token's `jti`. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' }) id: string;
  @Column('uuid') userId: string;
  /** The account's token version when it began: raised since, the session has ended. */
  @Column('integer') tokenVersion: number;
  /** In words of ours ("Chrome on Windows"). */
  @Column('text') device: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** To some ten minutes. */
  @Column('timestamptz', { default: () => 'now()' }) lastSeenAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

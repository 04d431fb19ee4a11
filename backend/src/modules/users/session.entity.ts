import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A session; its token is good as long as the row is there (docs/decisions/016). */
@Entity('sessions')
@Index('sessions_of_user', ['userId', 'lastSeenAt'])
@Index('sessions_expiry', ['expiresAt'])
export class SessionEntity {
  /** The token's `jti`. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' }) id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  /** The account's token version when it began: raised since, the session has ended. */
  @Column('integer', { name: 'token_version' }) tokenVersion: number;
  /** In words of ours ("Chrome on Windows"). */
  @Column('text') device: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  /** To some ten minutes. */
  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' }) lastSeenAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}

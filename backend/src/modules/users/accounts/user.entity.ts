import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique, UpdateDateColumn } from 'typeorm';
import type { Role, StaffRole } from '../../../platform/security/rights.domain.ts';

/** Origin of the account: email sign-up (data-6), or Google. */
export type AccountType = 'manual' | 'google';

@Entity('users')
@Unique('users_email', ['email'])
@Unique('users_google_sub', ['googleSub'])
@Index('users_staff', ['role'], { where: `role <> 'member'` })
export class UserEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'users_pkey' }) id: string;
  /** Lower case. */
  @Column('text') email: string;
  @Column('text') name: string;
  /** argon2id, with the prefix `weak:` when too weak for staff; null with Google sign-in only. */
  @Column('text', { nullable: true }) passwordHash: string | null;
  @Column('text', { default: 'member' }) role: Role;
  @Column('text', { default: 'manual' }) type: AccountType;
  /** Google's permanent id of the linked account. */
  @Column('text', { nullable: true }) googleSub: string | null;
  @Column('timestamptz', { nullable: true }) emailVerifiedAt: Date | null;
  /** Raised by a password reset or "sign out everywhere": older tokens are refused. */
  @Column('integer', { default: 0 }) tokenVersion: number;
  /** Set by an owner: no sign-in, and no valid tokens. */
  @Column('timestamptz', { nullable: true }) deactivatedAt: Date | null;
  /** An authenticator app or passkey is set up: sign-in needs a second step. */
  @Column('boolean', { default: false }) hasSecondFactor: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}

/** A session; its token is valid while the row exists (docs/decisions/016). */
@Entity('sessions')
@Index('sessions_of_user', ['userId', 'lastSeenAt'])
@Index('sessions_expiry', ['expiresAt'])
export class SessionEntity {
  /** The token's `jti`. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' }) id: string;
  @Column('uuid') userId: string;
  /** Token version of the account at its start: after a raise, the session has ended. */
  @Column('integer') tokenVersion: number;
  /** In our words ("Chrome on Windows"). */
  @Column('text') device: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** Within ten minutes. */
  @Column('timestamptz', { default: () => 'now()' }) lastSeenAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

/** Whether a role requires two-step sign-in; a role without a row does not. */
@Entity('second_factor_policy')
export class SecondFactorPolicyEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'second_factor_policy_pkey' }) role: StaffRole;
  @Column('boolean') required: boolean;
}

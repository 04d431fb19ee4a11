import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CodePurpose } from './account-code.domain.ts';

/**
 * The newest code that a browser asked for, for an address and a purpose. Addresses without an account get one too,
 * which nobody knows: wrong tries then end the same for everybody.
 */
@Entity('account_codes')
@Check('account_codes_purpose', `purpose IN ('verify-email', 'reset-password')`)
@Index('account_codes_expiry', ['expiresAt'])
export class AccountCodeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }) email: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }) purpose: CodePurpose;
  /** The id in the browser's cookie. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey', default: '' }) device: string;
  /** Of the request that asked for it: the same request makes no second code. */
  @Column('uuid') requestId: string;
  /** HMAC under a server key: six digits are guessed in no time from a plain hash. Empty until the worker made one. */
  @Column('text') codeHash: string;
  /** Wrong ones of that browser. */
  @Column('smallint', { default: 0 }) tries: number;
  /** Wrong ones of all others: a stranger's do not use up the owner's. */
  @Column('smallint', { default: 0 }) strangerTries: number;
  /** Of a registration: what its code makes true. */
  @Column('text', { nullable: true }) name: string | null;
  @Column('text', { nullable: true }) passwordHash: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

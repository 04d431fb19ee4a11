import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CodePurpose } from './account-code.domain.ts';

/**
 * The newest code that a browser asked for, for an address and a purpose. Addresses without an account get one too, which is never
 * sent, so that wrong tries end the same for every address.
 */
@Entity('account_codes')
@Check('account_codes_purpose', `purpose IN ('verify-email', 'reset-password')`)
@Index('account_codes_expiry', ['expiresAt'])
export class AccountCodeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }) email: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }) purpose: CodePurpose;
  /** The id in the browser's cookie. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey', default: '' }) device: string;
  /** The request that asked for it makes no second code. */
  @Column('uuid') requestId: string;
  /** HMAC under a server key, as a plain hash of six digits is guessed at once. Empty until the worker made the code. */
  @Column('text') codeHash: string;
  /** Wrong tries of that browser. */
  @Column('smallint', { default: 0 }) tries: number;
  /** Wrong tries of all other browsers. */
  @Column('smallint', { default: 0 }) strangerTries: number;
  /** Of a registration: set in the account when the code is entered. */
  @Column('text', { nullable: true }) name: string | null;
  @Column('text', { nullable: true }) passwordHash: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

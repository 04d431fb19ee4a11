import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CodePurpose } from './account-code.domain.ts';

/**
 * The newest code per browser, address and purpose. Addresses without an account get one too, never sent, so that wrong tries
 * behave the same.
 */
@Entity('account_codes')
@Check('account_codes_purpose', `purpose IN ('verify-email', 'reset-password')`)
@Index('account_codes_expiry', ['expiresAt'])
export class AccountCodeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }) email: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }) purpose: CodePurpose;
  /** The id in the browser's cookie. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey', default: '' }) device: string;
  /** The request: makes code creation idempotent. */
  @Column('uuid') requestId: string;
  /** Keyed HMAC, as a plain hash of six digits can be guessed. Empty until the worker makes the code. */
  @Column('text') codeHash: string;
  /** Wrong tries of that browser. */
  @Column('smallint', { default: 0 }) tries: number;
  /** Wrong tries of all other browsers. */
  @Column('smallint', { default: 0 }) strangerTries: number;
  /** Of a registration: applied when the code is entered. */
  @Column('text', { nullable: true }) name: string | null;
  @Column('text', { nullable: true }) passwordHash: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CodePurpose } from './account-code.domain.ts';

/**
 * The newest code of an address for a purpose. Addresses without an account get one too, which
 * nobody knows: wrong tries then end the same for everybody.
 */
@Entity('account_codes')
@Check('account_codes_purpose', `purpose IN ('verify-email', 'reset-password')`)
@Index('account_codes_expiry', ['expiresAt'])
export class AccountCodeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }) email: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }) purpose: CodePurpose;
  /** Of the request that asked for it: the same request makes no second code. */
  @Column('uuid', { name: 'request_id' }) requestId: string;
  /** HMAC under a server key: six digits are guessed in no time from a plain hash. */
  @Column('text', { name: 'code_hash' }) codeHash: string;
  /** Wrong ones. */
  @Column('smallint', { default: 0 }) tries: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}

import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** The authenticator app of somebody who works here. */
@Entity('totp_secrets')
export class TotpSecretEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'totp_secrets_pkey' }) userId: string;
  /** Encrypted (`totp.ts`): a stolen database makes no codes. */
  @Column('bytea') sealedSecret: Buffer;
  /** The newest step of 30 seconds whose code was used; no code of it or of one before it counts again. */
  @Column('integer') lastStep: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}

/** A passkey (WebAuthn) of somebody who works here. */
@Entity('passkeys')
@Unique('passkeys_credential', ['credentialId'])
@Index('passkeys_of_user', ['userId'])
export class PasskeyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'passkeys_pkey' }) id: string;
  @Column('uuid') userId: string;
  /** The authenticator's own name for it, base64url. */
  @Column('text') credentialId: string;
  /** COSE. */
  @Column('bytea') publicKey: Buffer;
  /** Made to be on several devices (backup-eligible), which do not count together: its counter says nothing. */
  @Column('boolean', { default: false }) synced: boolean;
  /** How often the authenticator says it was used; 0 for those that do not count. Of one that is not synced it never goes back. */
  @Column('bigint') counter: string;
  /** Ways to reach it, as the browser told them (`usb`, `internal`). */
  @Column('text', { array: true }) transports: string[];
  /** Its owner's. */
  @Column('text') name: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}

/** A recovery code that was not used yet. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recovery_codes_pkey' }) userId: string;
  /** HMAC of its 80 bits, which are shown once and stand nowhere. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  codeHash: string;
}

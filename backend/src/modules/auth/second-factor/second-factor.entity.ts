import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Authenticator app of a staff member. */
@Entity('totp_secrets')
export class TotpSecretEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'totp_secrets_pkey' }) userId: string;
  /** Encrypted (`totp.ts`): a stolen database is not enough to make codes. */
  @Column('bytea') sealedSecret: Buffer;
  /** Newest used step of 30 seconds; its code and older ones are refused. */
  @Column('integer') lastStep: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}

/** Passkey (WebAuthn) of a staff member. */
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
  /** Backup-eligible: it may be on several devices with separate counters, so the counter is not compared. */
  @Column('boolean', { default: false }) synced: boolean;
  /** Signature counter of the authenticator; 0 where it has none. Never decreases unless `synced`. */
  @Column('bigint') counter: string;
  /** As reported by the browser (`usb`, `internal`). */
  @Column('text', { array: true }) transports: string[];
  /** Chosen by its owner. */
  @Column('text') name: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}

/** An unused recovery code. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recovery_codes_pkey' }) userId: string;
  /** HMAC of its 80 bits, which are shown once and never stored. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  codeHash: string;
}

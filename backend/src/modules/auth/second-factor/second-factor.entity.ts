import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** The authenticator app of somebody who works here. */
@Entity('totp_secrets')
export class TotpSecretEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'totp_secrets_pkey' }) userId: string;
  /** Encrypted (`totp.ts`), so that a stolen database is not enough to make codes. */
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
  /** Backup-eligible, so that it may be on several devices, each with a counter of its own: the counter is not compared. */
  @Column('boolean', { default: false }) synced: boolean;
  /** Signature counter of the authenticator; 0 where it has none. Never decreases unless `synced`. */
  @Column('bigint') counter: string;
  /** As the browser reported them (`usb`, `internal`). */
  @Column('text', { array: true }) transports: string[];
  /** Given by its owner. */
  @Column('text') name: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}

/** A recovery code that was not used yet. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recovery_codes_pkey' }) userId: string;
  /** HMAC of its 80 bits, which are shown once and never stored. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  codeHash: string;
}

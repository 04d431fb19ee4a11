import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

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

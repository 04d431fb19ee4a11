import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of somebody who works here. */
@Entity('totp_secrets')
export class TotpSecretEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'totp_secrets_pkey' }) userId: string;
  /** Encrypted (`sealed-secrets.ts`): a stolen database makes no codes. */
  @Column('bytea', { name: 'sealed_secret' }) sealedSecret: Buffer;
  /** The newest step of 30 seconds whose code was used; no code of it or of one before it counts again. */
  @Column('integer', { name: 'last_step' }) lastStep: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt: Date | null;
}

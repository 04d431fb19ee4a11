import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of somebody who works here. */
@Entity('totp_secrets')
export class TotpSecretEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'totp_secrets_pkey' }) userId: string;
  /** Encrypted (`sealed-secrets.ts`): a stolen database makes no codes. */
  @Column('bytea') sealedSecret: Buffer;
  /** The newest step of 30 seconds whose code was used; no code of it or of one before it counts again. */
  @Column('integer') lastStep: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}

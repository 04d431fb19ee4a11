import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A token that was signed out. Its row is of no use once the token itself has ended. */
@Entity('revoked_tokens')
@Index('revoked_tokens_expiry', ['expiresAt'])
export class RevokedTokenEntity {
  /** The token's `jti`. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'revoked_tokens_pkey' }) id: string;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}

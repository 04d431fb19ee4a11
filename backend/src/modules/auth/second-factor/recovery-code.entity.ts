import { Entity, PrimaryColumn } from 'typeorm';

/** A recovery code that was not used yet. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recovery_codes_pkey' }) userId: string;
  /** HMAC of its 80 bits, which are shown once and stand nowhere. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  codeHash: string;
}

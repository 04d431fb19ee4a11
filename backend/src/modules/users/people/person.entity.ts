import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** `buyer` has no account. */
export const STANDINGS = ['buyer', 'unverified', 'member', 'staff', 'deactivated'] as const;

/** A person with an account or a purchase. Written by triggers on `users` and `payments` only (docs/decisions/019). */
@Entity('people')
@Unique('people_email', ['email'])
@Index('people_newest', ['since', 'id'])
@Index('people_buyers', ['since', 'id'], { where: 'bought_at IS NOT NULL' })
@Index('people_by_standing', ['standing', 'since', 'id'])
@Index('people_accounts', ['userId'])
// Trigrams of both fields: see the migration.
@Index('people_search', { synchronize: false })
@Check('people_standing', `standing IN ('buyer', 'unverified', 'member', 'staff', 'deactivated')`)
export class PersonEntity {
  /** Stays when a buyer makes an account. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'people_pkey' }) id: string;
  /** Lower case. */
  @Column('text') email: string;
  /** Of a verified account, else of the newest purchase. */
  @Column('text') name: string;
  @Column('uuid', { nullable: true }) userId: string | null;
  @Column('text') standing: (typeof STANDINGS)[number];
  /** Date of the account, or of the first purchase. */
  @Column('timestamptz') since: Date;
  /** Date of the newest completed purchase. */
  @Column('timestamptz', { nullable: true }) boughtAt: Date | null;
}

import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const CONSENTS = ['terms', 'marketing', 'story'] as const;
export type ConsentKind = (typeof CONSENTS)[number];

/** A consent with its wording and withdrawal. Only erasure and the retention of `ip` change what was recorded. */
@Entity('consents')
@Index('consents_of', ['email'])
@Index('consents_about', ['about'], { where: 'about IS NOT NULL' })
@Index('consents_records', ['givenAt'], { where: 'ip IS NOT NULL' })
@Check('consents_what', `what IN ('terms', 'marketing', 'story')`)
@Check('consents_given_or_withdrawn', 'given_at IS NOT NULL OR withdrawn_at IS NOT NULL')
export class ConsentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'consents_pkey' }) id: string;
  /** Lower case. Empty for a story of a person without a known address. */
  @Column('text') email: string;
  @Column('text') what: ConsentKind;
  /** What was agreed to: a sentence, or a version ("Terms, version 3"). */
  @Column('text') words: string;
  /** Its story or payment. */
  @Column('text', { nullable: true }) about: string | null;
  /** Page or channel. */
  @Column('text') source: string;
  /** Removed with the other technical records (retention-2). */
  @Column('text', { nullable: true }) ip: string | null;
  /** Null: a withdrawal without a recorded consent. */
  @Column('timestamptz', { nullable: true }) givenAt: Date | null;
  @Column('timestamptz', { nullable: true }) withdrawnAt: Date | null;
  @Column('text', { nullable: true }) withdrawnBy: string | null;
}

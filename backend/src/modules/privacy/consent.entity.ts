import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const CONSENTS = ['terms', 'marketing', 'story'] as const;
export type ConsentKind = (typeof CONSENTS)[number];

/** What somebody agreed to, in which words, and what became of it. Nothing but an erasure and the retention of `ip` changes what was said. */
@Entity('consents')
@Index('consents_of', ['email'])
@Index('consents_about', ['about'], { where: 'about IS NOT NULL' })
@Index('consents_records', ['givenAt'], { where: 'ip IS NOT NULL' })
@Check('consents_what', `what IN ('terms', 'marketing', 'story')`)
@Check('consents_given_or_withdrawn', 'given_at IS NOT NULL OR withdrawn_at IS NOT NULL')
export class ConsentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'consents_pkey' }) id: string;
  /** Lower case. Empty: a story whose person has no address with us. */
  @Column('text') email: string;
  @Column('text') what: ConsentKind;
  /** What was read: the sentence, or the version of the page ("Terms, version 3"). */
  @Column('text') words: string;
  /** The story, or the payment, that it is about. */
  @Column('text', { nullable: true }) about: string | null;
  /** The page or the way it came by. */
  @Column('text') source: string;
  /** Removed with the other technical records (retention-2). */
  @Column('text', { nullable: true }) ip: string | null;
  /** Null: it was only ever withdrawn. */
  @Column('timestamptz', { nullable: true }) givenAt: Date | null;
  @Column('timestamptz', { nullable: true }) withdrawnAt: Date | null;
  @Column('text', { nullable: true }) withdrawnBy: string | null;
}

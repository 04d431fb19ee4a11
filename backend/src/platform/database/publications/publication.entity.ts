import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The current version of everything that is published. Whoever publishes raises it in the same transaction. */
@Entity('publications')
export class PublicationEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'publications_pkey' }) name: string;
  @Column('integer') version: number;
}

/** Every publication of the business, the look, the pages' texts and the retention periods, whole, so that any can be restored. */
@Entity('publication_history')
export class PublicationHistoryEntity {
  /** A name of `publications`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'publication_history_pkey' }) subject: string;
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'publication_history_pkey' }) version: number;
  @Column('jsonb') value: object;
  @CreateDateColumn({ type: 'timestamptz' }) publishedAt: Date;
  /** Null: what the product was shipped with. */
  @Column('text', { nullable: true }) publishedBy: string | null;
  /** The version that was published once more with this one. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

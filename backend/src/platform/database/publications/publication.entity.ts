import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Current version of each publication, raised in the transaction that publishes. */
@Entity('publications')
export class PublicationEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'publications_pkey' }) name: string;
  @Column('integer') version: number;
}

/** Every revision of business, look, page texts and retention periods. */
@Entity('publication_history')
export class PublicationHistoryEntity {
  /** A name of `publications`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'publication_history_pkey' }) subject: string;
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'publication_history_pkey' }) version: number;
  @Column('jsonb') value: object;
  @CreateDateColumn({ type: 'timestamptz' }) publishedAt: Date;
  /** Null: the shipped version. */
  @Column('text', { nullable: true }) publishedBy: string | null;
  /** The version that this one restored. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What every process keeps in memory, by name, and how often it was published. */
@Entity('publications')
export class PublicationEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'publications_pkey' }) name: string;
  @Column('integer') version: number;
}

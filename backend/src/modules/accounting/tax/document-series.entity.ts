import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the numbers of a series have come. Its row is locked from the number that is given until the transaction ends. */
@Entity('document_series')
export class DocumentSeriesEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'document_series_pkey' }) series: string;
  /** April to March in India: '2026-27'. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'document_series_pkey' })
  financialYear: string;
  @Column('integer') lastSerial: number;
}

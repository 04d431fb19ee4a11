import { Column, Entity, PrimaryColumn } from 'typeorm';

/** State of a checklist item; no row: unchecked. */
@Entity('setup_items')
export class SetupItemEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'setup_items_pkey' }) id: string;
  /** Since when its checks find nothing missing; null: something is. */
  @Column('timestamptz', { nullable: true }) doneAt: Date | null;
  @Column('timestamptz', { nullable: true }) skippedAt: Date | null;
  @Column('text', { nullable: true }) skippedBy: string | null;
  /** Of the item `payments`: arrival of the last test event. */
  @Column('timestamptz', { nullable: true }) testedAt: Date | null;
  /** Of the item `mail`: DKIM selector of the mail provider. */
  @Column('text', { nullable: true }) dkimSelector: string | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is known of one item of the checklist; without a row, nothing. */
@Entity('setup_items')
export class SetupItemEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'setup_items_pkey' }) id: string;
  /** When its check first found nothing missing; null since one that did. */
  @Column('timestamptz', { nullable: true }) doneAt: Date | null;
  @Column('timestamptz', { nullable: true }) skippedAt: Date | null;
  @Column('text', { nullable: true }) skippedBy: string | null;
  /** Of the item `payments`: when a test event last came through. */
  @Column('timestamptz', { nullable: true }) testedAt: Date | null;
  /** Of the item `mail`: under which name the owner's mail provider has published its key. */
  @Column('text', { nullable: true }) dkimSelector: string | null;
}

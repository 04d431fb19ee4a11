import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link that makes the account of an address that something was bought with; used ones and old ones stay for a year, to be renewed. */
@Entity('purchase_links')
@Index('purchase_links_old', ['expiresAt'])
export class PurchaseLinkEntity {
  /** SHA-256 of the 256 bits in the link, which stand nowhere once its mail is out. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'purchase_links_pkey' })
  tokenHash: string;
  /** Lower case: where the mail went. */
  @Column('text') email: string;
  /** As the order has it: what the account is called at first. */
  @Column('text') name: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}

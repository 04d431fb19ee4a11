import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Creates an account for the address of a purchase. Used and expired links stay for a year, so that they can be renewed. */
@Entity('purchase_links')
@Index('purchase_links_old', ['expiresAt'])
export class PurchaseLinkEntity {
  /** SHA-256 of the 256 bits in the link, which are not stored. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'purchase_links_pkey' })
  tokenHash: string;
  /** Lower case: recipient of the mail. */
  @Column('text') email: string;
  /** From the order; the account's initial name. */
  @Column('text') name: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}

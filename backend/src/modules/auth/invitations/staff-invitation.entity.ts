import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { StaffRole } from '../../../platform/security/rights.domain.ts';

/** An open invitation. The row is deleted when it is accepted, revoked or replaced; the activity log keeps the history. */
@Entity('staff_invitations')
@Unique('staff_invitations_token', ['tokenHash'])
export class StaffInvitationEntity {
  /** Lower case. One invitation per address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_invitations_pkey' }) email: string;
  @Column('uuid') id: string;
  @Column('text') role: StaffRole;
  /** SHA-256 of the 256 bits in the link, which are not stored. */
  @Column('text') tokenHash: string;
  /** An owner's account; their invitations are revoked when they stop being one. */
  @Column('uuid') inviterId: string;
  /** Their address, for log and mail. */
  @Column('text') invitedBy: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

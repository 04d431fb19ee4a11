import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { StaffRole } from '../../../platform/security/rights.domain.ts';

/** An open invitation; accepted, revoked or replaced, its row is gone, and the activity log tells of it. */
@Entity('staff_invitations')
@Unique('staff_invitations_token', ['tokenHash'])
export class StaffInvitationEntity {
  /** Lower case. The newest invitation of an address is the only one. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_invitations_pkey' }) email: string;
  @Column('uuid') id: string;
  @Column('text') role: StaffRole;
  /** SHA-256 of the 256 bits in the link, which stand nowhere once its mail is out. */
  @Column('text') tokenHash: string;
  /** An owner's account; their invitations end with their being one. */
  @Column('uuid') inviterId: string;
  /** Their address, as the log and the mail name them. */
  @Column('text') invitedBy: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StaffRole } from '../../../platform/security/rights.domain.ts';

/** Whether a role requires two-step sign-in; a role without a row does not. */
@Entity('second_factor_policy')
export class SecondFactorPolicyEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'second_factor_policy_pkey' }) role: StaffRole;
  @Column('boolean') required: boolean;
}

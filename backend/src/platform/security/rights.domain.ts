/** Staff roles. Everyone else is a `member`. */
export const STAFF_ROLES = ['owner', 'manager', 'editor', 'coach', 'accountant'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type Role = StaffRole | 'member';

/** The names of all rights; each module adds its own. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface RightNames {}

export type Right = keyof RightNames;

export interface RightDefinition {
  /** Description for the owner. */
  readonly words: string;
  readonly roles: readonly StaffRole[];
  /** Roles that have it only for what is entrusted to them (`Resources`). */
  readonly own?: readonly StaffRole[];
}

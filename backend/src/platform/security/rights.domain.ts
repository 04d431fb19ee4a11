/** Who works here, and as what. Everybody else is a `member`. */
export const STAFF_ROLES = ['owner', 'manager', 'editor', 'coach', 'accountant'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type Role = StaffRole | 'member';

interface RightDefinition {
  /** As the owner reads it. */
  readonly words: string;
  readonly roles: readonly StaffRole[];
}

/**
 * Every right, and whose it is (account-25). Routes name one (`RequireAccess`), the guard asks for it, the owner sees this table and
 * a test tries every route with every role. A coach has none yet.
 */
export const RIGHTS = {
  'dashboard:read': { words: 'See the dashboard and its figures', roles: ['owner', 'manager'] },
  'activity:read': { words: 'See who signed in and what was changed', roles: ['owner', 'manager'] },
  'payments:read': { words: 'See payments', roles: ['owner', 'manager', 'accountant'] },
  'payments:export': { words: 'Export payments', roles: ['owner', 'manager', 'accountant'] },
  'payments:manage': {
    words: 'Send receipts again, resolve flags, mark calls, write notes',
    roles: ['owner', 'manager'],
  },
  'payments:refund': {
    words: 'Refund up to the limit, answer refund requests',
    roles: ['owner', 'manager'],
  },
  'payments:refund-any': { words: 'Refund any amount', roles: ['owner'] },
  'plans:manage': { words: 'Change plans, prices and offers', roles: ['owner', 'manager'] },
  'messages:read': { words: 'Read and mark messages', roles: ['owner', 'manager'] },
  'mails:read': { words: 'See mails, resend failed ones', roles: ['owner', 'manager'] },
  'broadcast:send': { words: 'Send broadcasts, see who unsubscribed', roles: ['owner', 'manager'] },
  'content:edit': { words: 'Write articles, recipes and stories', roles: ['owner', 'manager', 'editor'] },
  'people:manage': { words: 'See people, manage the team', roles: ['owner'] },
  'settings:manage': { words: 'Change the settings of the business', roles: ['owner'] },
} as const satisfies Record<string, RightDefinition>;

export type Right = keyof typeof RIGHTS;

export const ALL_RIGHTS = Object.keys(RIGHTS) as Right[];

export const isRight = (access: string | undefined): access is Right =>
  access !== undefined && Object.hasOwn(RIGHTS, access);

export function hasRight(role: Role, right: Right): boolean {
  const { roles }: RightDefinition = RIGHTS[right];
  return roles.some((one) => one === role);
}

export const rightsOf = (role: Role): Right[] => ALL_RIGHTS.filter((right) => hasRight(role, right));

/** Roles that open the admin area: those with any right. */
export const OFFICE_ROLES: readonly StaffRole[] = STAFF_ROLES.filter((role) => rightsOf(role).length > 0);

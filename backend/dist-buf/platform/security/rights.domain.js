/** Who works here, and as what. Everybody else is a `member`. */
export const STAFF_ROLES = ['owner', 'manager', 'editor', 'coach', 'accountant'];
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
        words: 'Send receipts again, settle flags, mark calls, write notes',
        roles: ['owner', 'manager'],
    },
    'payments:refund': {
        words: 'Refund up to the limit, answer who asks for one',
        roles: ['owner', 'manager'],
    },
    'payments:refund-any': { words: 'Refund any amount', roles: ['owner'] },
    'plans:manage': { words: 'Change plans, prices and offers', roles: ['owner', 'manager'] },
    'messages:read': { words: 'Read and mark messages', roles: ['owner', 'manager'] },
    'mails:read': { words: 'See mails, send failed ones again', roles: ['owner', 'manager'] },
    'broadcast:send': { words: 'Send to many, see who unsubscribed', roles: ['owner', 'manager'] },
    'content:edit': { words: 'Write articles, recipes and stories', roles: ['owner', 'manager', 'editor'] },
    'people:manage': { words: 'See people, choose who works here', roles: ['owner'] },
    'settings:manage': { words: 'Change the settings of the business', roles: ['owner'] },
};
export const ALL_RIGHTS = Object.keys(RIGHTS);
export const isRight = (access) => access !== undefined && Object.hasOwn(RIGHTS, access);
export function hasRight(role, right) {
    const { roles } = RIGHTS[right];
    return roles.some((one) => one === role);
}
export const rightsOf = (role) => ALL_RIGHTS.filter((right) => hasRight(role, right));
/** Roles that open the admin area: those with any right. */
export const OFFICE_ROLES = STAFF_ROLES.filter((role) => rightsOf(role).length > 0);
//# sourceMappingURL=rights.domain.js.map
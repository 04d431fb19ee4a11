import { z } from 'zod';
import { fromModules } from '../declarations.ts';
import { type Right, type RightDefinition, type Role, STAFF_ROLES, type StaffRole } from './rights.domain.ts';

/**
 * Every right with its roles (account-25). Routes name one (`RequireAccess`), the guard checks it, the owner sees this table,
 * and a test calls every route with every role.
 */
export const rights = fromModules(
  (modules) =>
    Object.assign({}, ...modules.map((module) => module.rights)) as Readonly<Record<Right, RightDefinition>>,
);

export const allRights = (): Right[] => Object.keys(rights()) as Right[];

/** For response schemas. Lazy, as modules are declared later. */
export const rightName = z.lazy(() => z.enum(allRights()));

export const isRight = (access: string | undefined): access is Right =>
  access !== undefined && Object.hasOwn(rights(), access);

const includes = (roles: readonly StaffRole[] = [], role: Role): boolean => roles.some((one) => one === role);

/** Rights for every resource. */
export const mayManageAll = (role: Role, right: Right): boolean => includes(rights()[right].roles, role);

/** Rights for what is entrusted to them. */
export const mayManageOwn = (role: Role, right: Right): boolean => includes(rights()[right].own, role);

/** For all or for their own: routes about one resource also ask `Resources`. */
export const hasRight = (role: Role, right: Right): boolean =>
  mayManageAll(role, right) || mayManageOwn(role, right);

export const rightsOf = (role: Role): Right[] => allRights().filter((right) => hasRight(role, right));

/** Roles with access to the admin area: those with any right. */
export const officeRoles = (): StaffRole[] => STAFF_ROLES.filter((role) => rightsOf(role).length > 0);

import { Injectable } from '@nestjs/common';
import type { Sql } from '../database/sql.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { fromModules } from '../declarations.ts';
import { platformError } from '../errors/errors.ts';
import type { Principal } from './principal.ts';
import type { ResourceDefinition, ResourceName } from './resource-names.ts';
import { mayManageAll, mayManageOwn } from './rights.ts';

const definitions = fromModules(
  (modules) =>
    Object.assign({}, ...modules.map(({ resources }) => resources)) as Readonly<
      Record<ResourceName, ResourceDefinition>
    >,
);

/**
 * Access to a resource: the members it is about, staff with its right, and staff it is entrusted to.
 */
@Injectable()
export class Resources {
  constructor(private readonly db: UnitOfWork) {}

  /** @param id untrusted. @throws NOT_FOUND, also without access */
  async requireVisible(
    viewer: Principal | undefined,
    name: ResourceName,
    id: string,
    sql: Sql = this.db,
  ): Promise<void> {
    if (!(await this.isVisible(viewer, name, id, sql))) throw platformError('NOT_FOUND');
  }

  /** Whether files of the resource are encrypted. */
  isSealed(name: ResourceName): boolean {
    return definitions()[name].openSealed !== undefined;
  }

  /** `requireVisible` for a file of the resource, which notes the opening of an encrypted one. @throws NOT_FOUND */
  async requireFile(viewer: Principal | undefined, name: ResourceName, id: string): Promise<void> {
    await this.requireVisible(viewer, name, id);
    await definitions()[name].openSealed?.(this.db, id, viewer!);
  }

  /** @param id untrusted */
  async isVisible(
    viewer: Principal | undefined,
    name: ResourceName,
    id: string,
    sql: Sql = this.db,
  ): Promise<boolean> {
    const { right, relations } = definitions()[name];
    const relation = viewer && (await relations(sql, id));
    if (!relation) return false;
    if (relation.members.includes(viewer.id)) return true;
    if (viewer.secondFactorDue || viewer.passwordDue) return false;
    if (mayManageAll(viewer.role, right)) return true;
    return mayManageOwn(viewer.role, right) && relation.staff.includes(viewer.id);
  }
}

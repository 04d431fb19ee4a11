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
 * Access to a resource: the members it is about, staff with its right, and staff it is entrusted to. Prepared for coaching: no
 * module declares one yet.
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
    const { right, relations } = definitions()[name];
    const relation = viewer && (await relations(sql, id));
    if (!relation) throw platformError('NOT_FOUND');
    if (relation.members.includes(viewer.id)) return;
    if (viewer.secondFactorDue || viewer.passwordDue) throw platformError('NOT_FOUND');
    if (mayManageAll(viewer.role, right)) return;
    if (mayManageOwn(viewer.role, right) && relation.staff.includes(viewer.id)) return;
    throw platformError('NOT_FOUND');
  }
}

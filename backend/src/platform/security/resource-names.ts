import type { Sql } from '../database/sql.ts';
import type { Principal } from './principal.ts';
import type { Right } from './rights.domain.ts';

/** Resources with their own access rules; each module adds its own. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface ResourceNames {}

export type ResourceName = keyof ResourceNames;

/** Ids of accounts. */
export interface Relations {
  /** Members the resource is about. */
  members: readonly string[];
  /** Staff it is entrusted to. */
  staff: readonly string[];
}

export interface ResourceDefinition {
  /** Staff with this right see all; staff who have it for their own see what is entrusted to them. */
  right: Right;
  /** Undefined: there is no such resource. @param id untrusted */
  relations: (sql: Sql, id: string) => Promise<Relations | undefined>;
  /** Its files are encrypted (`HealthData`). Called before one is opened by somebody who may see them; throws to refuse it. */
  openSealed?: (sql: Sql, id: string, viewer: Principal) => Promise<void>;
}

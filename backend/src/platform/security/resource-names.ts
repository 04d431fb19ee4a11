import type { Sql } from '../database/sql.ts';
import type { Right } from './rights.domain.ts';

/** Kinds of things of which somebody may see one and not another; each module adds its own. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface ResourceNames {}

export type ResourceName = keyof ResourceNames;

/** Ids of accounts. */
export interface Relations {
  /** Whom the resource is about. */
  members: readonly string[];
  /** Staff it is entrusted to. */
  staff: readonly string[];
}

export interface ResourceDefinition {
  /** Staff with this right see every one; staff who have it for their own see what is entrusted to them. */
  right: Right;
  /** Undefined: there is no such resource. @param id may be anything */
  relations: (sql: Sql, id: string) => Promise<Relations | undefined>;
}

import type { Sql } from '../database/sql.ts';
import type { Right } from './rights.domain.ts';

/** What somebody may see one of and not another; each module adds its own. */
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
  /** Staff who have it see every one of them; those who have it for their own, what is entrusted to them. */
  right: Right;
  /** Undefined: there is no such resource. @param id may be anything */
  relations: (sql: Sql, id: string) => Promise<Relations | undefined>;
}

import type { Type } from '@nestjs/common';
import type { PersonalTable, ImpersonalTable } from './personal-data.ts';
import type { Removal } from './removal.ts';
import type { JobDefinition, JobName } from './jobs/job-names.ts';
import type { MailDefinition, MailTemplate } from './mail/mail-names.ts';
import type { ResourceDefinition, ResourceName } from './security/resource-names.ts';
import type { Right, RightDefinition } from './security/rights.domain.ts';

/**
 * What a module declares. `modules/index.ts` lists the modules; the catalogues of tables, jobs, mails and rights are assembled
 * from their declarations.
 */
export interface ModuleDeclaration {
  /** Nest modules of the HTTP process. */
  http?: readonly Type[];
  /** Nest modules of the worker. */
  worker?: readonly Type[];
  entities?: readonly Type[];
  jobs?: { readonly [Name in JobName]?: JobDefinition };
  mails?: { readonly [Template in MailTemplate]?: MailDefinition };
  rights?: { readonly [Name in Right]?: RightDefinition };
  resources?: { readonly [Name in ResourceName]?: ResourceDefinition };
  /** Tables with personal data, in the order of erasure. */
  personalTables?: readonly PersonalTable[];
  impersonalTables?: readonly ImpersonalTable[];
  /** Removals of the nightly run, in order. */
  removals?: readonly Removal[];
}

let declared: readonly ModuleDeclaration[] = [];

/** Replaces earlier declarations. @throws Error when two modules declare the same job, mail, right or table */
export function declareModules(modules: readonly ModuleDeclaration[]): void {
  const names = modules.flatMap(
    ({ jobs, mails, rights, resources, personalTables = [], impersonalTables = [] }) => [
      ...Object.keys({ ...jobs, ...mails, ...rights, ...resources }),
      ...[...personalTables, ...impersonalTables].map(({ table }) => `table ${table}`),
    ],
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${twice} is declared twice`);
  declared = modules;
}

/** A value that is computed once from the declared modules. */
export function fromModules<Value>(compute: (modules: readonly ModuleDeclaration[]) => Value): () => Value {
  let computedFrom: typeof declared | undefined;
  let value: Value;
  return () => {
    if (computedFrom !== declared) {
      value = compute(declared);
      computedFrom = declared;
    }
    return value;
  };
}

export const httpModules = fromModules((modules) => modules.flatMap(({ http = [] }) => http));
export const workerModules = fromModules((modules) => modules.flatMap(({ worker = [] }) => worker));

/** Of every module, in the order of erasure. */
export const personalTables = fromModules((modules) =>
  modules.flatMap((module) => module.personalTables ?? []),
);

export const impersonalTables = fromModules((modules) =>
  modules.flatMap((module) => module.impersonalTables ?? []),
);

export const removals = fromModules((modules) => modules.flatMap((module) => module.removals ?? []));

export const entities = fromModules((modules) => modules.flatMap((module) => module.entities ?? []));

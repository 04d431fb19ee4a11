import { SecondFactorPolicyEntity, SessionEntity, UserEntity } from './accounts/user.entity.ts';
import { PersonEntity } from './people/person.entity.ts';
import { UsersModule } from './users.module.ts';
import { PeopleModule } from './people/people.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { impersonalTables, personalTables, removals } from './users.personal-data.ts';

declare module '../../platform/jobs/job-names.ts' {
  interface DomainEvents {
    /** Of staff or a member: the role was changed, or the account deactivated or reactivated. */
    'account.rights-changed': { userId: string };
  }
}

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'people:manage': true;
  }
}

export const users: ModuleDeclaration = {
  http: [UsersModule, PeopleModule],
  entities: [UserEntity, SessionEntity, SecondFactorPolicyEntity, PersonEntity],
  rights: {
    'people:manage': { words: 'See people, manage the team', roles: ['owner'] },
  },
  personalTables,
  impersonalTables,
  removals,
};

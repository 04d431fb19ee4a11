import type { AnswerOf } from '#shared/api/wire.ts';
import { roleWords } from '#shared/session/rights.ts';
import type { StaffRole } from '#shared/session/session-state.ts';

type List = AnswerOf<'/api/admin/people'>;

/** A person with an account or a purchase. */
export type ListedPerson = List['items'][number];
export type Person = AnswerOf<'/api/admin/people/{id}'>;
export type StaffOverview = AnswerOf<'/api/admin/staff'>;
export type StaffMember = StaffOverview['staff'][number];
export type Invitation = StaffOverview['invitations'][number];
export type Erasures = AnswerOf<'/api/admin/privacy/erasures'>;
export type Erasure = Erasures['items'][number];
export type Account = NonNullable<Person['account']>;
export type Role = StaffRole | 'member';

const standings = {
  buyer: { tone: 'grey', words: 'No account' },
  unverified: { tone: 'amber', words: 'Unverified' },
  member: { tone: 'green', words: 'Member' },
  staff: { tone: 'tint', words: 'Staff' },
  deactivated: { tone: 'red', words: 'Deactivated' },
} as const;

/** The badge of a person's standing. */
export function standingOf({ standing, staffRole }: Pick<ListedPerson, 'standing' | 'staffRole'>) {
  const { tone, words } = standings[standing];
  return standing === 'deactivated' || staffRole === null
    ? { tone, words }
    : { tone: standings.staff.tone, words: roleWords[staffRole] };
}

/** Descriptions of the roles. */
export const roleChoices: readonly { value: StaffRole; title: string; text: string }[] = [
  { value: 'owner', title: roleWords.owner, text: 'Everything, including people and settings.' },
  {
    value: 'manager',
    title: roleWords.manager,
    text: 'Everything except people, settings and large refunds.',
  },
  { value: 'editor', title: roleWords.editor, text: 'Writes articles, recipes and stories.' },
  { value: 'accountant', title: roleWords.accountant, text: 'Reads payments and exports them.' },
  { value: 'coach', title: roleWords.coach, text: 'Own profile only.' },
];

export const roleTitle = (role: Role): string => (role === 'member' ? 'Member' : roleWords[role]);

export const firstName = ({ name }: { name: string }): string => name.split(' ', 1)[0] || name;

import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useListQuery } from '#shared/api/use-list-query.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import type { StaffRole } from '#shared/session/session-state.ts';
import { oneOf, searchText } from '#shared/ui/lists/list-address.ts';
import type { Role } from './person.ts';

export const filters = {
  all: 'All',
  members: 'Members',
  buyers: 'Buyers',
  unverified: 'Unverified',
  staff: 'Staff',
  deactivated: 'Deactivated',
} as const;

export const usePeople = () =>
  useListQuery(
    adminPaths.people,
    { search: searchText(), filter: oneOf(filters) },
    {
      address: (query) => addressOf('/api/admin/people', { query }),
      rows: ({ items }) => items,
    },
  );

const personAddress = (id: string) => addressOf('/api/admin/people/{id}', { path: { id } });
const staffAddress = addressOf('/api/admin/staff');

export const usePerson = (id: string) => useGet(personAddress(id));
export const useStaff = () => useGet(staffAddress);

/** Each throws ApiError. */
export function useInvitations() {
  const change = useChange(staffAddress);
  return {
    invite: (email: string, role: StaffRole) =>
      change(api.POST('/api/admin/staff/invitations', { body: { email, role } })),
    revoke: (id: string) =>
      change(api.DELETE('/api/admin/staff/invitations/{id}', { params: { path: { id } } })),
  };
}

/** Whether a role requires two-step sign-in. @throws ApiError */
export function useSecondFactorPolicy() {
  const change = useChange(staffAddress);
  return (role: StaffRole, required: boolean) =>
    change(
      api.PUT('/api/admin/staff/second-factor/{role}', {
        params: { path: { role } },
        body: { required },
      }),
    );
}

/** An owner's actions on an account. Each throws ApiError. */
export function usePersonActions(id: string) {
  const change = useChange('/api/admin/people', staffAddress);
  const params = { path: { id } };
  return {
    deactivate: () => change(api.POST('/api/admin/people/{id}/deactivate', { params })),
    reactivate: () => change(api.POST('/api/admin/people/{id}/reactivate', { params })),
    endSessions: () => change(api.POST('/api/admin/people/{id}/end-sessions', { params })),
    resetSecondFactor: () => change(api.POST('/api/admin/people/{id}/reset-second-factor', { params })),
    setRole: (role: Role) => change(api.PUT('/api/admin/people/{id}/role', { params, body: { role } })),
  };
}

const erasuresAddress = addressOf('/api/admin/privacy/erasures');

/** Polls while an erasure is in progress. */
export const useErasures = () =>
  useGet(erasuresAddress, {
    refreshInterval: (known) =>
      known?.items.some(({ finishedAt, askedBy }) => finishedAt === null && askedBy === 'owner') ? 3_000 : 0,
  });

/** Export and erasure by address, with or without an account. Each throws ApiError. */
export function usePersonalData() {
  const change = useChange('/api/admin/people', staffAddress, erasuresAddress);
  return {
    archiveAddress: async (email: string): Promise<string> =>
      (await unwrap(api.POST('/api/admin/privacy/exports', { body: { email } }))).url,
    erase: (email: string) => change(api.POST('/api/admin/privacy/erasures', { body: { email } })),
  };
}

import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, keptAt, useGet } from '#shared/api/get.ts';
import { listed } from '#shared/api/listed.ts';
import type { Listed } from '#shared/ui/lists/admin-list.tsx';
import type { StaffRole } from '#shared/session/session-state.ts';
import { pageSize, type ListedPerson, type Person, type Role } from './person.ts';
import type { PeopleQuery } from './people-query.ts';

export function peopleAddress({ search, filter, page }: PeopleQuery) {
  const query = { ...(search && { search }), filter, page, limit: pageSize };
  return addressOf('/api/admin/people', { query });
}

export function usePeople(query: PeopleQuery): Listed<ListedPerson> {
  const answer = useGet(peopleAddress(query), { keepPreviousData: true });
  return listed(answer, ({ items }) => items);
}

const personAddress = (id: string) => addressOf('/api/admin/people/{id}', { path: { id } });
const staffAddress = addressOf('/api/admin/staff');

export const usePerson = (id: string) => useGet(personAddress(id));
export const useStaff = () => useGet(staffAddress);

/** Inviting, and taking it back. Each throws ApiError. */
export function useInvitations() {
  const { mutate } = useSWRConfig();
  return {
    invite: async (email: string, role: StaffRole): Promise<void> => {
      const staff = await unwrap(adminApi.POST('/api/admin/staff/invitations', { body: { email, role } }));
      await mutate(staffAddress, staff, { revalidate: false });
    },
    revoke: async (id: string): Promise<void> => {
      try {
        await unwrap(adminApi.DELETE('/api/admin/staff/invitations/{id}', { params: { path: { id } } }));
      } finally {
        await mutate(staffAddress);
      }
    },
  };
}

/** Whether a role requires two-step sign-in. Throws ApiError. */
export function useSecondFactorPolicy() {
  const { mutate } = useSWRConfig();
  return async (role: StaffRole, required: boolean): Promise<void> => {
    const params = { path: { role } };
    const body = { required };
    const staff = await unwrap(adminApi.PUT('/api/admin/staff/second-factor/{role}', { params, body }));
    await mutate(staffAddress, staff, { revalidate: false });
  };
}

/** What an owner decides over somebody's account. Each throws ApiError, and brings everything that shows people up to date. */
export function usePersonActions(id: string) {
  const { mutate } = useSWRConfig();
  const params = { path: { id } };

  async function afterwards(call: Promise<Person>): Promise<void> {
    try {
      const person = await call;
      await mutate(personAddress(id), person, { revalidate: false });
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptAt('/api/admin/people', staffAddress));
    }
  }

  return {
    deactivate: () => afterwards(unwrap(adminApi.POST('/api/admin/people/{id}/deactivate', { params }))),
    reactivate: () => afterwards(unwrap(adminApi.POST('/api/admin/people/{id}/reactivate', { params }))),
    endSessions: () => afterwards(unwrap(adminApi.POST('/api/admin/people/{id}/end-sessions', { params }))),
    resetSecondFactor: () =>
      afterwards(unwrap(adminApi.POST('/api/admin/people/{id}/reset-second-factor', { params }))),
    setRole: (role: Role) =>
      afterwards(unwrap(adminApi.PUT('/api/admin/people/{id}/role', { params, body: { role } }))),
  };
}

const erasuresAddress = addressOf('/api/admin/privacy/erasures');

/** What the worker is at is asked for again until it is done. */
export const useErasures = () =>
  useGet(erasuresAddress, {
    refreshInterval: (known) =>
      known?.items.some(({ finishedAt, askedBy }) => finishedAt === null && askedBy === 'owner') ? 3_000 : 0,
  });

/** What is known of an address, with or without an account. Each throws ApiError. */
export function usePersonalData() {
  const { mutate } = useSWRConfig();
  return {
    archiveAddress: async (email: string): Promise<string> =>
      (await unwrap(adminApi.POST('/api/admin/privacy/exports', { body: { email } }))).url,
    erase: async (email: string): Promise<void> => {
      await unwrap(adminApi.POST('/api/admin/privacy/erasures', { body: { email } }));
      await mutate(keptAt('/api/admin/people', staffAddress, erasuresAddress));
    },
  };
}

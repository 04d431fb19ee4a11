import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { adminKeys, keptOf } from '#shared/api/admin-keys.ts';
import { type AdminRequest, useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import { listed } from '#shared/api/listed.ts';
import type { Listed } from '#shared/ui/lists/admin-list.tsx';
import type { StaffRole } from '#shared/session/session-state.ts';
import {
  pageSize,
  type Erasures,
  type ListedPerson,
  type Person,
  type Role,
  type StaffOverview,
} from './person.ts';
import type { PeopleQuery } from './people-query.ts';

export function peopleRequest({ search, filter, page }: PeopleQuery) {
  const query = { ...(search && { search }), filter, page, limit: pageSize };
  const ask = () => unwrap(adminApi.GET('/api/admin/people', { params: { query } }));
  return { key: adminKeys.people(query), ask };
}

export function usePeople(query: PeopleQuery): Listed<ListedPerson> {
  const answer = useAnswer(peopleRequest(query), { keepPreviousData: true });
  return listed(answer, ({ items }) => items);
}

export function personRequest(id: string): AdminRequest<Person> {
  const ask = () => unwrap(adminApi.GET('/api/admin/people/{id}', { params: { path: { id } } }));
  return { key: adminKeys.person(id), ask };
}

export const usePerson = (id: string) => useAnswer(personRequest(id));

export const staffRequest: AdminRequest<StaffOverview> = {
  key: adminKeys.staff,
  ask: () => unwrap(adminApi.GET('/api/admin/staff')),
};

export const useStaff = () => useAnswer(staffRequest);

/** Inviting, and taking it back. Each throws ApiError. */
export function useInvitations() {
  const { mutate } = useSWRConfig();
  return {
    invite: async (email: string, role: StaffRole): Promise<void> => {
      const staff = await unwrap(adminApi.POST('/api/admin/staff/invitations', { body: { email, role } }));
      await mutate(adminKeys.staff, staff, { revalidate: false });
    },
    revoke: async (id: string): Promise<void> => {
      try {
        await unwrap(adminApi.DELETE('/api/admin/staff/invitations/{id}', { params: { path: { id } } }));
      } finally {
        await mutate(keptOf('staff'));
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
    await mutate(adminKeys.staff, staff, { revalidate: false });
  };
}

/** What an owner decides over somebody's account. Each throws ApiError, and brings everything that shows people up to date. */
export function usePersonActions(id: string) {
  const { mutate } = useSWRConfig();
  const params = { path: { id } };

  async function afterwards(call: Promise<Person>): Promise<void> {
    try {
      const person = await call;
      await mutate(adminKeys.person(id), person, { revalidate: false });
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptOf('people', 'person', 'staff'));
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

export const erasuresRequest: AdminRequest<Erasures> = {
  key: adminKeys.erasures,
  ask: () => unwrap(adminApi.GET('/api/admin/privacy/erasures')),
};

/** What the worker is at is asked for again until it is done. */
export const useErasures = () =>
  useAnswer(erasuresRequest, {
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
      await mutate(keptOf('people', 'person', 'staff', 'erasures'));
    },
  };
}

import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { adminKeys, keptOf } from '#shared/api/admin-keys.ts';
import { type AdminRequest, useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import { useMay } from '#shared/session/rights.ts';
import type { Fact, Looked, SetupItem, SetupState } from './setup.ts';

export const setupRequest: AdminRequest<SetupState[]> = {
  key: adminKeys.setup,
  ask: async () => (await unwrap(adminApi.GET('/api/admin/setup'))).items,
};

const look = (item: SetupItem, dkimSelector?: string): Promise<Looked> =>
  unwrap(
    adminApi.POST('/api/admin/setup/{item}/look', {
      params: { path: { item } },
      body: dkimSelector === undefined ? {} : { dkimSelector },
    }),
  );

/** The checklist, for those who may see to it. */
export function useSetup() {
  const may = useMay();
  return useAnswer(setupRequest, { revalidateOnFocus: false }, may('settings:manage'));
}

/** Looks at an item as soon as it is shown, and when asked to. It asks others, so coming back to the window is no reason. */
export function useLook(item: SetupItem) {
  const { mutate } = useSWRConfig();
  const request = { key: adminKeys.setupLook(item), ask: () => look(item) };
  const {
    data,
    error,
    isValidating,
    mutate: keep,
  } = useAnswer(request, {
    revalidateOnFocus: false,
    onSuccess: () => void mutate(adminKeys.setup),
  });
  return {
    looked: data,
    error,
    busy: isValidating,
    again: () => keep(),
    lookFor: (selector: string) => keep(look(item, selector), { revalidate: false }),
  };
}

/** Each throws ApiError. */
export function useSetupActions() {
  const { mutate } = useSWRConfig();
  const known = async (call: Promise<{ items: SetupState[] }>): Promise<void> => {
    await mutate(adminKeys.setup, (await call).items, { revalidate: false });
  };
  return {
    skip: (items: SetupItem[]) =>
      known(unwrap(adminApi.POST('/api/admin/setup/skipped', { body: { items } }))),
    takeUp: (item: SetupItem) =>
      known(unwrap(adminApi.DELETE('/api/admin/setup/{item}/skipped', { params: { path: { item } } }))),
    testWebhook: async (): Promise<Fact> => {
      const fact = await unwrap(adminApi.POST('/api/admin/setup/webhook-test'));
      await mutate(adminKeys.setupLook('payments'));
      return fact;
    },
    /** @returns whom the mail goes to */
    testMail: async (): Promise<string> => {
      const { to } = await unwrap(adminApi.POST('/api/admin/setup/test-mail'));
      await mutate(keptOf('setup-look', 'mails'));
      return to;
    },
  };
}

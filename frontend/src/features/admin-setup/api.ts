import useSWR, { useSWRConfig } from 'swr';
import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, keysStartingWith, useGet } from '#shared/api/get.ts';
import { useMay } from '#shared/session/rights.ts';
import type { Fact, CheckResult, SetupItem, SetupState } from './setup.ts';

const address = addressOf('/api/admin/setup');
const checkKey = (item: SetupItem) => `${address}/${item}/look`;

const check = (item: SetupItem, dkimSelector?: string): Promise<CheckResult> =>
  unwrap(
    api.POST('/api/admin/setup/{item}/look', {
      params: { path: { item } },
      body: dkimSelector === undefined ? {} : { dkimSelector },
    }),
  );

/** The checklist, if the role may see it. */
export function useSetup() {
  const may = useMay();
  return useGet(may('settings:manage') ? address : null, { revalidateOnFocus: false });
}

/** Checks an item when shown and on request. Not on focus: a check calls other services. */
export function useSetupCheck(item: SetupItem) {
  const { mutate } = useSWRConfig();
  const {
    data,
    error,
    isValidating,
    mutate: keep,
  } = useSWR<CheckResult, Error>(checkKey(item), () => check(item), {
    revalidateOnFocus: false,
    onSuccess: () => void mutate(address),
  });
  return {
    result: data,
    error,
    busy: isValidating,
    again: () => keep(),
    checkSelector: (selector: string) => keep(check(item, selector), { revalidate: false }),
  };
}

/** Each throws ApiError. */
export function useSetupActions() {
  const { mutate } = useSWRConfig();
  const known = async (call: Promise<{ items: SetupState[] }>): Promise<void> => {
    await mutate(address, await call, { revalidate: false });
  };
  return {
    skip: (items: SetupItem[]) => known(unwrap(api.POST('/api/admin/setup/skipped', { body: { items } }))),
    unskip: (item: SetupItem) =>
      known(unwrap(api.DELETE('/api/admin/setup/{item}/skipped', { params: { path: { item } } }))),
    testWebhook: async (): Promise<Fact> => {
      const fact = await unwrap(api.POST('/api/admin/setup/webhook-test'));
      await mutate(checkKey('payments'));
      return fact;
    },
    /** @returns the recipient */
    testMail: async (): Promise<string> => {
      const { to } = await unwrap(api.POST('/api/admin/setup/test-mail'));
      await mutate(keysStartingWith(`${address}/`, '/api/admin/mails'));
      return to;
    },
  };
}

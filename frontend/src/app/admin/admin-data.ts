import type { SWRConfiguration } from 'swr';
import { ApiError } from '#shared/api/errors.ts';
import { reloadUser } from '#shared/session/session.ts';

const DUE = new Set<string | undefined>(['SECOND_FACTOR_REQUIRED', 'STRONGER_PASSWORD_REQUIRED']);

/** How the admin's screens keep what they fetched. A refusal stays one however often it is asked for. */
export const adminData: SWRConfiguration = {
  shouldRetryOnError: (error) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  errorRetryCount: 3,
  // Something was required of this account just now: who is signed in is asked anew, and the guard shows what is due.
  onError: (error) => {
    if (error instanceof ApiError && DUE.has(error.code)) void reloadUser();
  },
};

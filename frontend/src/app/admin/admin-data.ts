import type { SWRConfiguration } from 'swr';
import { ApiError } from '../../shared/api/errors.ts';
import { reloadUser } from '../../shared/session/session.ts';

/** How the admin's screens keep what they fetched. A refusal stays one however often it is asked for. */
export const adminData: SWRConfiguration = {
  shouldRetryOnError: (error) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  errorRetryCount: 3,
  // The owner has just required a second factor of this role: who is signed in is asked anew, and the guard shows what is due.
  onError: (error) => {
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') void reloadUser();
  },
};

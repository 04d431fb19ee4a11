import type { SWRConfiguration } from 'swr';
import { ApiError } from '../../shared/api/errors.ts';

/** How the admin's screens keep what they fetched. A refusal stays one however often it is asked for. */
export const adminData: SWRConfiguration = {
  shouldRetryOnError: (error) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  errorRetryCount: 3,
};

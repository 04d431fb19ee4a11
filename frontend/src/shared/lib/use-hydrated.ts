import { useSyncExternalStore } from 'react';

/** Being hydrated happens once and never changes back. */
const never = () => () => undefined;

/** False on the server and in the browser's first render, which must repeat the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

/** content-10: favourites live only in memory. */
let favourites: ReadonlySet<string> = new Set();
const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggle(id: string): void {
  const next = new Set(favourites);
  if (!next.delete(id)) next.add(id);
  favourites = next;
  for (const listener of listeners) listener();
}

export function useFavourite(id: string): [favourite: boolean, toggle: () => void] {
  const all = useSyncExternalStore(
    subscribe,
    () => favourites,
    () => none,
  );
  return [all.has(id), () => toggle(id)];
}

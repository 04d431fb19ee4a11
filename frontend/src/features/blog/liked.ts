import { useSyncExternalStore } from 'react';
import { textStore } from '#shared/lib/browser-store.ts';

/** content-5: remembered in this browser under `liked:{_id}`. */
const storeOf = (id: string) => textStore('browser', `liked:${id}`);
const listeners = new Set<() => void>();
/** Where storage is forbidden a like lives as long as the page. */
const unstored = new Set<string>();

function isLiked(id: string): boolean {
  return unstored.has(id) || storeOf(id).read() !== null;
}

function setLiked(id: string, liked: boolean): void {
  const store = storeOf(id);
  if (!liked) {
    store.clear();
    unstored.delete(id);
  } else if (store.write('1')) {
    unstored.add(id);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useLiked(id: string): [liked: boolean, toggle: () => void] {
  const liked = useSyncExternalStore(
    subscribe,
    () => isLiked(id),
    () => false,
  );
  return [liked, () => setLiked(id, !liked)];
}

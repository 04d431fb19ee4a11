import { useSyncExternalStore } from 'react';

/** content-5: remembered in this browser under `liked:{_id}`. */
const keyOf = (id: string): string => `liked:${id}`;
const listeners = new Set<() => void>();
/** Where storage is forbidden a like lives as long as the page. */
const unstored = new Map<string, boolean>();

function isLiked(id: string): boolean {
  try {
    return unstored.get(id) ?? window.localStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

function setLiked(id: string, liked: boolean): void {
  try {
    if (liked) window.localStorage.setItem(keyOf(id), '1');
    else window.localStorage.removeItem(keyOf(id));
  } catch {
    unstored.set(id, liked);
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

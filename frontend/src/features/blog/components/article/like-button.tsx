import { clsx } from 'clsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { HeartIcon } from '#shared/ui/media/heart-icon.tsx';
import styles from './like-button.module.css';
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

function useLiked(id: string): [liked: boolean, toggle: () => void] {
  const liked = useSyncExternalStore(
    subscribe,
    () => isLiked(id),
    () => false,
  );
  return [liked, () => setLiked(id, !liked)];
}

/** content-5: the server's likes, and one more when it is liked here. */
export function LikeButton({ id, likes }: { id: string; likes: number }): ReactNode {
  const [liked, toggle] = useLiked(id);
  const count = likes + (liked ? 1 : 0);
  return (
    <Button
      size="sm"
      className={clsx('num', liked && styles.liked)}
      aria-pressed={liked}
      aria-label={`Like this article, ${count} ${count === 1 ? 'like' : 'likes'}`}
      onClick={toggle}
    >
      <HeartIcon full={liked} />
      <span>{count}</span>
    </Button>
  );
}

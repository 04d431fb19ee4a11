import { clsx } from 'clsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { HeartIcon } from '#shared/ui/media/heart-icon.tsx';
import styles from './favourite-button.module.css';

/** content-10: favourites live only in memory. */
let favourites: ReadonlySet<string> = new Set();
const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggleFavourite(id: string): void {
  const next = new Set(favourites);
  if (!next.delete(id)) next.add(id);
  favourites = next;
  for (const listener of listeners) listener();
}

function useFavourite(id: string): [favourite: boolean, toggle: () => void] {
  const all = useSyncExternalStore(
    subscribe,
    () => favourites,
    () => none,
  );
  return [all.has(id), () => toggleFavourite(id)];
}

/** content-10. `round`: the variant on pictures. */
export function FavouriteButton({
  id,
  name,
  round,
}: {
  id: string;
  name: string;
  round?: boolean;
}): ReactNode {
  const [favourite, toggle] = useFavourite(id);
  return (
    <Button
      className={clsx(round && styles.round, favourite && styles.on)}
      shape={round ? 'round' : 'text'}
      aria-pressed={favourite}
      aria-label={`Favourite ${name}`}
      onClick={toggle}
    >
      <HeartIcon full={favourite} />
      {!round && 'Favourite'}
    </Button>
  );
}

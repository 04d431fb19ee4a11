import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { HeartIcon } from '#shared/ui/media/heart-icon.tsx';
import { useFavourite } from '../../favourites.ts';
import styles from './favourite-button.module.css';

/** A toggle that is forgotten with the page. `round` lies on a picture. */
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

import type { ReactNode } from 'react';
import { youtubeId, watchAddress } from '#shared/lib/video-link.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Picture } from '#shared/ui/media/picture.tsx';
import { playPressed } from '#shared/ui/media/video-poster.ts';
import type { Recipe } from '../../recipe.ts';
import styles from './recipe-video.module.css';

/** Nothing of YouTube's loads before somebody presses play; without a script the button is a link there. */
export function RecipeVideo({ recipe }: { recipe: Pick<Recipe, 'name' | 'picture' | 'ytLinks'> }): ReactNode {
  const id = recipe.ytLinks[0] ? youtubeId(recipe.ytLinks[0]) : null;
  if (!id) return null;
  return (
    <section aria-labelledby="video-title">
      <h2 className="d3" id="video-title">
        Video
      </h2>
      {/* Another recipe has another frame: the player is put into it by hand. */}
      <div className={styles.frame} key={id}>
        <Picture {...recipe.picture} alt="" sizes="(min-width: 1024px) 56vw, 92vw" />
        <a
          className={styles.play}
          href={watchAddress(id)}
          data-video={id}
          data-title={recipe.name}
          onClick={playPressed}
        >
          <Icon name="play" />
          <span className="sr">Play video: {recipe.name}</span>
        </a>
      </div>
    </section>
  );
}

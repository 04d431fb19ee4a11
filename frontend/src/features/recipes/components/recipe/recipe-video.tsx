import { useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../../../../shared/ui/media/icon.tsx';
import { Picture } from '../../../../shared/ui/media/picture.tsx';
import type { Recipe } from '../../recipe.ts';
import { playerAddress, watchAddress, youtubeId } from '../../video.ts';
import styles from './recipe-video.module.css';

/** Nothing of YouTube's loads before somebody presses play; without a script the button is a link there. */
export function RecipeVideo({ recipe }: { recipe: Pick<Recipe, 'name' | 'picture' | 'ytLinks'> }): ReactNode {
  const [playing, setPlaying] = useState(false);
  const id = recipe.ytLinks[0] ? youtubeId(recipe.ytLinks[0]) : null;
  if (!id) return null;

  function play(event: MouseEvent): void {
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <section aria-labelledby="video-title">
      <h2 className="d3" id="video-title">
        Video
      </h2>
      <div className={styles.frame}>
        {playing ? (
          // The player needs scripts and its own origin; a sandbox that grants both is none.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            src={playerAddress(id)}
            title={`Video: ${recipe.name}`}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <>
            <Picture {...recipe.picture} alt="" sizes="(min-width: 1024px) 56vw, 92vw" />
            <a className={styles.play} href={watchAddress(id)} onClick={play}>
              <Icon name="play" />
              <span className="sr">Play video: {recipe.name}</span>
            </a>
          </>
        )}
      </div>
    </section>
  );
}

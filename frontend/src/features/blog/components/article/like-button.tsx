import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { HeartIcon } from '#shared/ui/media/heart-icon.tsx';
import { useLiked } from '../../liked.ts';
import styles from './like-button.module.css';

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

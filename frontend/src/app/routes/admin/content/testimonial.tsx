import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Opened } from '#features/admin-content/editing/opened.tsx';
import { storyKind } from '#features/admin-content/kinds/story/story-kind.ts';
import { StoryScreen } from '#features/admin-content/kinds/story/story-screen.tsx';

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return (
    <Opened key={id} kind={storyKind} id={id}>
      {(view) => <StoryScreen view={view} />}
    </Opened>
  );
}

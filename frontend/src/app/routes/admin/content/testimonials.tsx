import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCreating } from '#features/admin-content/list/list-query.ts';
import { StoryList } from '#features/admin-content/kinds/story/story-list.tsx';
import { StoryScreen } from '#features/admin-content/kinds/story/story-screen.tsx';

export function Component(): ReactNode {
  const [params] = useSearchParams();
  return isCreating(params) ? <StoryScreen view={null} /> : <StoryList />;
}

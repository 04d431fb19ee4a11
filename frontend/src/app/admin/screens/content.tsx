import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isCreating } from '#features/admin-content/content.ts';
import { Opened } from '#features/admin-content/editing/opened.tsx';
import { blogKind } from '#features/admin-content/kinds/article/blog-kind.ts';
import { BlogList } from '#features/admin-content/kinds/article/blog-list.tsx';
import { BlogScreen } from '#features/admin-content/kinds/article/blog-screen.tsx';
import type { PreviewedArticle } from '#features/admin-content/kinds/article/preview-dialog.tsx';
import { recipeKind } from '#features/admin-content/kinds/recipe/recipe-kind.ts';
import { RecipeList } from '#features/admin-content/kinds/recipe/recipe-list.tsx';
import { RecipeScreen } from '#features/admin-content/kinds/recipe/recipe-screen.tsx';
import { storyKind } from '#features/admin-content/kinds/story/story-kind.ts';
import { StoryList } from '#features/admin-content/kinds/story/story-list.tsx';
import { StoryScreen } from '#features/admin-content/kinds/story/story-screen.tsx';
import { ArticleView } from '#features/blog/components/article/article-view.tsx';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';

/** The screens of articles, recipes and stories: a list, which also creates, and an editor each. */
const useCreating = (): boolean => isCreating(useSearchParams()[0]);
const useId = (): string => useParams()['id'] ?? '';

export function Blogs(): ReactNode {
  return useCreating() ? <BlogScreen view={null} renderArticle={renderArticle} /> : <BlogList />;
}

export function Blog(): ReactNode {
  const id = useId();
  return (
    <Opened key={id} kind={blogKind} id={id}>
      {(view) => <BlogScreen view={view} renderArticle={renderArticle} />}
    </Opened>
  );
}

export function Recipes(): ReactNode {
  return useCreating() ? <RecipeScreen view={null} /> : <RecipeList />;
}

export function Recipe(): ReactNode {
  const id = useId();
  return (
    <Opened key={id} kind={recipeKind} id={id}>
      {(view) => <RecipeScreen view={view} />}
    </Opened>
  );
}

export function Stories(): ReactNode {
  return useCreating() ? <StoryScreen view={null} /> : <StoryList />;
}

export function Story(): ReactNode {
  const id = useId();
  return (
    <Opened key={id} kind={storyKind} id={id}>
      {(view) => <StoryScreen view={view} />}
    </Opened>
  );
}

const renderArticle = (article: PreviewedArticle): ReactNode => <ArticlePreview article={article} />;

/** Previews an unsaved article as readers will see it. Its picture may exist in this browser only. */
function ArticlePreview({ article }: { article: PreviewedArticle }): ReactNode {
  const { origin } = useSite();
  const { image, alt, imagePosition, ...rest } = article;
  return (
    <ArticleView
      article={{
        ...rest,
        _id: 'preview',
        featured: false,
        image,
        picture: { source: '', widths: [], width: 0, height: 0, alt },
        updatedAt: article.date,
      }}
      address={new URL(paths.blogArticle(article.slug), origin).href}
      picture={image ? <img src={image} alt={alt} style={{ objectPosition: imagePosition }} /> : null}
    />
  );
}

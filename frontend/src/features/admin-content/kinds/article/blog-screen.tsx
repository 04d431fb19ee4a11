import { business } from '@ironbloom/brand';
import { lazy, type ReactNode, useId, useState } from 'react';
import { bind, LineField, LinesField, tick } from '#shared/document/fields.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { useCategories } from '../../api.ts';
import type { BlogView } from '../../content.ts';
import { ContentScreen, Group, Pair } from '../../editing/content-screen.tsx';
import { PictureFields, SlugField, StatusField, Suggestions } from '../../editing/fields.tsx';
import { useContent } from '../../editing/use-content.ts';
import { DeleteContent } from '../../deletion/remove-dialog.tsx';
import { suggestedReadTime } from './article-html.ts';
import { blogKind } from './blog-kind.ts';
import styles from './blog.module.css';
import { PreviewDialog, type PreviewedArticle } from './preview-dialog.tsx';

interface BlogScreenProps {
  /** Null: a new article. */
  view: BlogView | null;
  /** Renders the article as on the site. */
  renderArticle: (article: PreviewedArticle) => ReactNode;
}

/** Loaded apart for its size. */
const ArticleEditor = lazy(async () => ({
  default: (await import('../../editor/article-editor.tsx')).ArticleEditor,
}));

/** content-15: creates and edits an article. */
export function BlogScreen({ view, renderArticle }: BlogScreenProps): ReactNode {
  const screen = useContent(blogKind, view);
  const { form, leave } = screen;
  const [previewing, setPreviewing] = useState(false);
  const categories = useCategories();
  const listId = useId();
  const editorId = useId();
  const content = bind(form, 'content');
  const featured = bind(form, 'featured');

  return (
    <>
      <ContentScreen
        screen={screen}
        actions={
          <Button size="sm" onClick={() => setPreviewing(true)}>
            <EditorIcon name="eye" />
            Preview
          </Button>
        }
        main={
          <>
            <LineField of={bind(form, 'title')} label="Title" className={styles.title} maxLength={200} />
            <SlugField
              of={bind(form, 'slug')}
              kind="blogs"
              prefix="/blog/"
              title={form.value.title}
              saved={screen.view}
            />
            <LinesField
              of={bind(form, 'excerpt')}
              style={{ minHeight: 0 }}
              label="Excerpt"
              hint="For lists and search engines. Leave empty to use the beginning of the text."
              rows={3}
              maxLength={500}
            />
            <LazyPart fallback={<Skeleton height="27rem" />}>
              <ArticleEditor
                id={editorId}
                label="Content"
                html={content.value}
                error={content.error}
                onChange={content.onChange}
              />
            </LazyPart>
          </>
        }
        side={
          <>
            <Group legend="Publishing">
              <StatusField of={bind(form, 'status')} publishAt={bind(form, 'publishAt')} />
              <LineField
                of={bind(form, 'author')}
                label="Author"
                hint={`Leave empty for ${business().name}.`}
                maxLength={120}
              />
              <Pair>
                <LineField of={bind(form, 'category')} label="Category" list={listId} maxLength={60} />
                <LineField
                  of={bind(form, 'readTime')}
                  label="Read time"
                  placeholder={suggestedReadTime(content.value)}
                  maxLength={40}
                />
              </Pair>
              <Suggestions id={listId} words={categories} />
              <Checkbox label="Featured" hint="Shown first on the blog page." {...tick(featured)} />
            </Group>
            <Group legend="Image">
              <PictureFields kind={blogKind} form={form} />
            </Group>
          </>
        }
        danger={view && <DeleteContent kind={blogKind} id={view._id} onDeleted={leave} />}
      />
      <PreviewDialog
        open={previewing}
        onClose={() => setPreviewing(false)}
        screen={screen}
        renderArticle={renderArticle}
      />
    </>
  );
}

import { business } from '@ironbloom/brand';
import { lazy, useId, useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { useCategories } from '../../api.ts';
import type { BlogView } from '../../content.ts';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { ContentScreen } from '../../editing/content-screen.tsx';
import { DeleteContent } from '../../deletion/delete-content.tsx';
import { TextAreaField, TextField } from '../../fields/fields.tsx';
import { Group, Pair } from '../../editing/group.tsx';
import { SlugField } from '../../fields/slug-field.tsx';
import { StatusField } from '../../fields/status-field.tsx';
import { fieldId } from '../../editing/submission.ts';
import { Suggestions } from '../../fields/suggestions.tsx';
import { useScreen } from '../../editing/use-screen.ts';
import { PictureFields } from '../../pictures/picture-fields.tsx';
import { suggestedReadTime } from './article-html.ts';
import { blogKind } from './blog-kind.ts';
import styles from './blog-screen.module.css';
import { PreviewDialog, type PreviewedArticle } from './preview-dialog.tsx';

interface BlogScreenProps {
  /** Null writes a new one. */
  view: BlogView | null;
  /** The article as readers see it: the page that knows how brings it. */
  renderArticle: (article: PreviewedArticle) => ReactNode;
}

/** Ten times the size of everything else here. */
const ArticleEditor = lazy(async () => ({
  default: (await import('../../editor/article-editor.tsx')).ArticleEditor,
}));

/** content-15: the create form, and the edit form it leaves to us. */
export function BlogScreen({ view, renderArticle }: BlogScreenProps): ReactNode {
  const screen = useScreen(blogKind, view);
  const { form, leave } = screen;
  const [previewing, setPreviewing] = useState(false);
  const categories = useCategories();
  const listId = useId();
  const { values, set } = form;

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
            <TextField form={form} name="title" label="Title" className={styles.title} maxLength={200} />
            <SlugField
              form={form}
              kind="blogs"
              prefix="/blog/"
              title={values['title'] ?? ''}
              saved={form.view}
            />
            <TextAreaField
              form={form}
              name="excerpt"
              label="Excerpt"
              hint="For lists and search engines. Leave empty to use the beginning of the text."
              rows={3}
              maxLength={500}
            />
            <LazyPart fallback={<Skeleton height="27rem" />}>
              <ArticleEditor
                id={fieldId('content')}
                label="Content"
                html={values['content'] ?? ''}
                error={form.errors['content']}
                onChange={(html) => set('content', html)}
              />
            </LazyPart>
          </>
        }
        side={
          <>
            <Group legend="Publishing">
              <StatusField form={form} schedule />
              <TextField
                form={form}
                name="author"
                label="Author"
                hint={`Leave empty for ${business().name}.`}
                maxLength={120}
              />
              <Pair>
                <TextField form={form} name="category" label="Category" list={listId} maxLength={60} />
                <TextField
                  form={form}
                  name="readTime"
                  label="Read time"
                  placeholder={suggestedReadTime(values['content'] ?? '')}
                  maxLength={40}
                />
              </Pair>
              <Suggestions id={listId} words={categories} />
              <Checkbox
                label="Featured"
                hint="Shown first on the blog page."
                name="featured"
                checked={values['featured'] === 'true'}
                onChange={(event) => set('featured', String(event.target.checked))}
              />
            </Group>
            <Group legend="Image">
              <PictureFields screen={screen} />
            </Group>
          </>
        }
        danger={view && <DeleteContent kind={blogKind} id={view._id} onDeleted={leave} />}
      />
      <PreviewDialog
        open={previewing}
        onClose={() => setPreviewing(false)}
        form={form}
        renderArticle={renderArticle}
      />
    </>
  );
}

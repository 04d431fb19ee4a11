import { business, type PageContents, type PageName, promises } from '@ironbloom/brand';
import { filled, placeholders } from '@ironbloom/brand/placeholders';
import { type ComponentType, lazy, type ReactNode, useMemo, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { PageFrame } from '#shared/document/page-frame.tsx';
import { PublishBar } from '#shared/document/publishing.tsx';
import { SettingsFrame } from '#shared/document/settings-frame.tsx';
import { WithPreview } from '#shared/document/with-preview.tsx';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { type PublishedPage, usePagePublication, useRetention } from './api.ts';
import { inWords, type PageForm, tidied } from './content.ts';
import styles from './page-screen.module.css';

interface Previewed<Content> {
  Preview: ComponentType<{ content: Content }>;
}

/**
 * Preview by the public page's component. @param load its module, imported dynamically as a whole so that the public chunks
 * stay unsplit
 */
export function livePreview<Content>(
  load: () => Promise<Previewed<Content>>,
): ComponentType<{ content: Content }> {
  const Preview = lazy(async () => ({ default: (await load()).Preview }));
  return function LivePreview({ content }): ReactNode {
    return (
      <LazyPart fallback={<p className="small quiet">Loading the preview...</p>}>
        <Preview content={content} />
      </LazyPart>
    );
  };
}

interface PageScreenProps<Page extends PageName> extends Previewed<PageContents[Page]> {
  form: PageForm<Page>;
}

/** Edits, publishes and restores the content of a page (pages-1). */
export function PageScreen<Page extends PageName>({ form, Preview }: PageScreenProps<Page>): ReactNode {
  const { page, Form, Review, labels } = form;
  const [reviewing, setReviewing] = useState(false);
  return (
    <SettingsFrame<PageContents[Page], PublishedPage<Page>, { content: PageContents[Page] }>
      path={adminPaths.pageContent(page)}
      publication={usePagePublication(page)}
      document={{
        draftKey: `admin-draft:page-content:${page}`,
        read: ({ content }) => content,
        bodyOf: (content) => ({ content: tidied(content) }),
        // The unit of a conflict is a top-level part.
        comparison: { fieldOf: (path) => path.split('.')[0] ?? path },
        stale: 'STALE_PAGE_CONTENT',
        failed: 'The page could not be published.',
      }}
      words={{
        what: 'this page',
        consequence: 'The content of this revision is shown immediately. The history is kept.',
      }}
      labelOf={(part) => labels[part as keyof typeof labels]}
      inWords={inWords}
    >
      {(draft, published) => (
        <>
          <WithPreview
            preview={
              <PageFrame title="The page">
                {/* Inert: its links lead to the published pages. */}
                <div data-surface="ink" inert>
                  <SettledPreview content={draft.document} Preview={Preview} />
                </div>
              </PageFrame>
            }
          >
            <Stack gap="7">
              <PlaceholderHelp />
              <Form part={draft.root} />
            </Stack>
          </WithPreview>
          <PublishBar draft={draft} {...(Review && { onPublish: () => setReviewing(true) })} />
          {Review && reviewing && (
            <Review
              before={published.content}
              after={tidied(draft.document)}
              onPublish={() => {
                setReviewing(false);
                void draft.save();
              }}
              onClose={() => setReviewing(false)}
            />
          )}
        </>
      )}
    </SettingsFrame>
  );
}

function SettledPreview<Content extends object>({
  content,
  Preview,
}: Previewed<Content> & { content: Content }): ReactNode {
  const settled = useDebounced(content);
  const retention = useRetention();
  const shown = useMemo(
    () => filled(tidied(settled), { business: business(), retention, promises: promises() }),
    [settled, retention],
  );
  return <Preview content={shown} />;
}

/** Placeholders for texts, with their current values. */
function PlaceholderHelp(): ReactNode {
  const now = { business: business(), retention: useRetention(), promises: promises() };
  return (
    <details className={styles.help}>
      <summary className="small">Variables</summary>
      <p className="small muted">
        Use these in any text. Readers see the current values from Business, Data retention and Coaching.
        Words between <code>{'{if chat}'}</code> and <code>{'{end}'}</code> are hidden while there is no chat.
      </p>
      <dl className={styles.placeholders}>
        {placeholders.map((name) => (
          <div key={name}>
            <dt className="small">
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="small quiet">{filled(`{${name}}`, now) || '(empty)'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

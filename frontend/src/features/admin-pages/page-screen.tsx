import { business, type PageContents, type PageName } from '@ironbloom/brand';
import { filled, placeholders } from '@ironbloom/brand/placeholders';
import { type ComponentType, lazy, type ReactNode, useMemo, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { DraftDialogs, DraftNotices, PublishBar } from '#shared/document/publishing.tsx';
import { SettingsFrame } from '#shared/document/settings-frame.tsx';
import { useDocument } from '#shared/document/use-document.ts';
import { useSettled } from '#shared/lib/use-settled.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { type PublishedPage, usePagePublication, useRetention } from './api.ts';
import { inWords, type PageForm, tidied } from './content.ts';
import styles from './page-screen.module.css';

interface Previewed<Content> {
  Preview: ComponentType<{ content: Content }>;
}

/** The public page with other words. @param load its module: imported whole and later, so that no visitor's code is split for it */
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

/** What a page says: edited and published as a whole, restored (pages-1). */
export function PageScreen<Page extends PageName>({ form, Preview }: PageScreenProps<Page>): ReactNode {
  const publication = usePagePublication(form.page);
  return (
    <SettingsFrame
      path={adminPaths.pageContent(form.page)}
      publication={publication}
      failed="The page could not be loaded."
      consequence="The content of this revision is shown immediately. The history is kept."
    >
      {(published) => (
        <PageWork form={form} published={published} publication={publication} Preview={Preview} />
      )}
    </SettingsFrame>
  );
}

/** Parts of a page are compared as wholes. */
const partOf = (path: string): string => path.split('.')[0] ?? path;

interface PageWorkProps<Page extends PageName> extends PageScreenProps<Page> {
  published: PublishedPage<Page>;
  publication: ReturnType<typeof usePagePublication<Page>>;
}

/** The draft of a page, its fields, and the page as it will be. What is wrong with it only the server says. */
function PageWork<Page extends PageName>(props: PageWorkProps<Page>): ReactNode {
  const { form, published, publication, Preview } = props;
  const { page, Form, Review, labels } = form;
  const [reviewing, setReviewing] = useState(false);
  const draft = useDocument<PageContents[Page], PublishedPage<Page>>(published, {
    draftKey: `admin-draft:page-content:${page}`,
    read: ({ content }) => content,
    latest: publication.latest,
    send: (content, version) => publication.publish({ content: tidied(content) }, version),
    comparison: { fieldOf: partOf },
    stale: 'STALE_PAGE_CONTENT',
    failed: 'The page could not be published.',
  });
  const settled = useSettled(draft.document);
  const retention = useRetention();
  const shown = useMemo(
    () => filled(tidied(settled), { business: business(), retention }),
    [settled, retention],
  );
  return (
    <>
      <DraftNotices
        draft={draft}
        what="this page"
        unpublished="Your changes are kept in this browser. Visitors see the published version."
      />
      <div className={styles.form}>
        <PlaceholderHelp />
        <Form part={draft.root} />
        <PublishBar draft={draft} {...(Review && { onPublish: () => setReviewing(true) })} />
      </div>
      <section className={styles.preview} aria-labelledby="page-preview">
        <h2 className="d4" id="page-preview">
          Preview
        </h2>
        {/* It scrolls by the keyboard as well. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.page} role="group" aria-label="The page" tabIndex={0}>
          {/* Only to be looked at: its links lead where the published page is. */}
          <div className={styles.drawn} data-surface="ink" inert>
            <Preview content={shown} />
          </div>
        </div>
      </section>
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
      <DraftDialogs
        draft={draft}
        path={adminPaths.pageContent(page)}
        labelOf={(part) => labels[part as keyof typeof labels]}
        inWords={inWords}
      />
    </>
  );
}

/** The variables of texts, with their current values. */
function PlaceholderHelp(): ReactNode {
  const now = { business: business(), retention: useRetention() };
  return (
    <details className={styles.help}>
      <summary className="small">Variables</summary>
      <p className="small muted">
        Use these in any text. Readers see the current values from Business and Data retention. Words between{' '}
        <code>{'{if chat}'}</code> and <code>{'{end}'}</code> are hidden while there is no chat.
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

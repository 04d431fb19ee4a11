import { business, type PageContents, type PageName } from '@ironbloom/brand';
import { filled, placeholders } from '@ironbloom/brand/placeholders';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useSettled } from '#shared/lib/use-settled.ts';
import { DraftDialogs } from '#shared/publishing/draft-dialogs.tsx';
import { DraftNotices } from '#shared/publishing/draft-notices.tsx';
import { PublishBar } from '#shared/publishing/publish-bar.tsx';
import { fetchPage, type PublishedPage, usePageActions, useRetention } from '../api.ts';
import { contentOf, inWords, tidied, valuesOf } from '../content-values.ts';
import type { PageForm } from '../page-form.ts';
import styles from './page-work.module.css';
import { draftStore } from '#shared/publishing/draft-store.ts';
import { usePublishedDraft } from '#shared/publishing/use-published-draft.ts';

interface PageWorkProps<Page extends PageName> {
  form: PageForm<Page>;
  published: PublishedPage<Page>;
  Preview: ComponentType<{ content: PageContents[Page] }>;
}

/** The draft of a page, its fields, the page as it will be, and the press that publishes it. */
export function PageWork<Page extends PageName>({
  form,
  published,
  Preview,
}: PageWorkProps<Page>): ReactNode {
  const { page, Form, Review, labels } = form;
  const [reviewing, setReviewing] = useState(false);
  const draft = usePageDraft(page, published);
  const settled = useSettled(draft.content);
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
        <Form
          part={{ content: draft.content, errors: draft.errors, busy: draft.busy, set: draft.setContent }}
        />
        <PublishBar draft={draft} onPublish={() => (Review ? setReviewing(true) : void draft.publish())} />
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
          after={tidied(draft.content)}
          onPublish={() => {
            setReviewing(false);
            void draft.publish();
          }}
          onClose={() => setReviewing(false)}
        />
      )}
      <DraftDialogs
        draft={draft}
        path={adminPaths.pageContent(page)}
        labelOf={(name) => (name in labels ? labels[name as keyof typeof labels] : name)}
        inWords={inWords}
      />
    </>
  );
}

/** Which words stand for what the settings say, and what they say now. */
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

/** Editing what a page says. What is wrong with it only the server says. */
function usePageDraft<Page extends PageName>(page: Page, published: PublishedPage<Page>) {
  const { publish } = usePageActions(page);
  const drafts = useMemo(() => draftStore(`admin-draft:page-content:${page}`), [page]);
  const draft = usePublishedDraft(published, {
    drafts,
    valuesOf: ({ content }) => valuesOf(content),
    latest: () => fetchPage(page),
    publish: (values, version) => publish(tidied(contentOf(values, published.content)), version),
    stale: 'STALE_PAGE_CONTENT',
    failed: 'The page could not be published.',
  });
  const { values } = draft;
  const content = useMemo(() => contentOf(values, published.content), [values, published.content]);
  return {
    ...draft,
    content,
    setContent: (change: Partial<PageContents[Page]>) => draft.change({ ...values, ...valuesOf(change) }),
  };
}

import { Stack } from '#shared/ui/layout/flow.tsx';
import { business, type FaqContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { Questions } from '#features/faq/questions.tsx';
import { faqPage } from '#features/faq/structured-data.ts';
import { paths } from '#shared/config/paths.ts';
import type { LoadedContent } from '#shared/page-content/load-page-content.ts';
import { Head } from '#shared/seo/head.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { MissingContent } from './missing-content.tsx';
import styles from './fitness-faq.module.css';

export function Component(): ReactNode {
  const { content, problem } = useLoaderData<LoadedContent<'faq'>>();
  return (
    <>
      <Head
        title={`Fitness FAQ | ${business().name}`}
        description={content?.description ?? ''}
        keywords={content?.keywords ?? ''}
        path={paths.fitnessFaq}
        trail={[{ name: 'FAQ', path: paths.fitnessFaq }]}
        jsonLd={content ? faqPage(content) : []}
      />
      <Page>{content ? <Questions {...content} /> : <MissingContent problem={problem} />}</Page>
    </>
  );
}

/** With unpublished content, for the editor. */
export function Preview({ content }: { content: FaqContent }): ReactNode {
  return (
    <Page>
      <Questions {...content} />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="page-top" data-surface="paper">
      <div className={`wrap ${styles.page}`}>
        <Stack as="header" gap="4">
          <h1 className="d1">Fitness FAQ</h1>
          <p className="lead">Answers to what people ask before they start.</p>
        </Stack>
        {children}
        <aside className={styles.more} aria-labelledby="faq-more">
          <h2 className="d3" id="faq-more">
            Still have a question?
          </h2>
          <p className="muted">
            Twenty minutes with a coach cost nothing. Or read the{' '}
            <Link className="link" to={paths.terms}>
              Terms
            </Link>{' '}
            first.
          </p>
          <div className="row">
            <ButtonLink variant="primary" size="lg" to={paths.contact}>
              Ask a coach
            </ButtonLink>
            <ButtonLink size="lg" to={paths.trainingPrograms}>
              See the programs
            </ButtonLink>
          </div>
        </aside>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { faqPage, questions } from '../../../features/faq/questions.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useSite } from '../../../shared/config/site.tsx';
import { breadcrumbList } from '../../../shared/seo/breadcrumb-list.ts';
import { Head } from '../../../shared/seo/head.tsx';
import { Link } from '../../../shared/ui/actions/link.tsx';
import { Accordion } from '../../../shared/ui/layout/accordion.tsx';
import { ButtonLink } from '../../../shared/ui/actions/button.tsx';
import styles from './fitness-faq.module.css';

export function Component(): ReactNode {
  const { origin } = useSite();
  const crumbs = breadcrumbList(origin, [
    { name: 'Home', path: paths.home },
    { name: 'FAQ', path: paths.fitnessFaq },
  ]);
  return (
    <div className="page-top" data-surface="paper">
      <Head
        title={`Fitness FAQ | ${business().name}`}
        description="What a program includes, whether it suits beginners, what you will eat, how online coaching works and when results show."
        keywords="fitness coaching FAQ, online personal trainer questions, Indian diet plan, beginner workout plan"
        path={paths.fitnessFaq}
        jsonLd={[crumbs, faqPage()]}
      />
      <div className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <h1 className="d1">Fitness FAQ</h1>
          <p className="lead">What people ask before they start. Straight answers, no small print.</p>
        </header>
        <Accordion
          defaultOpen={questions()[0]?.id ?? ''}
          items={questions().map(({ id, title, answer }) => ({
            id,
            title,
            content: (
              <div className={styles.answer}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            ),
          }))}
        />
        <aside className={styles.more} aria-labelledby="faq-more">
          <h2 className="d3" id="faq-more">
            Yours is not here?
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

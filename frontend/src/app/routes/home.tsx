import type { ReactNode } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { AboutCoaching } from '#features/home/components/about-coaching.tsx';
import type { ShownHome } from '#features/home/home.ts';
import { Hero } from '#features/home/components/hero.tsx';
import { HowItWorks } from '#features/home/components/how-it-works.tsx';
import { Proof } from '#features/home/components/proof.tsx';
import { PricingSection } from '#features/plans/components/pricing-section.tsx';
import { FirstStories } from '#features/testimonials/first-stories/first-stories.tsx';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import type { HomeData } from './home-loader.ts';
import styles from './home.module.css';

export function Component(): ReactNode {
  const { home, problem, plans, stories, storiesProblem, about } = useLoaderData<HomeData>();
  const { revalidate } = useRevalidator();
  const retry = (): void => void revalidate();
  return (
    <>
      <Head
        title={`${business().name} | ${business().tagline}`}
        description={home?.description ?? business().tagline}
        keywords={business().keywords}
        path={paths.home}
        trail={[]}
        jsonLd={about}
      />
      {home ? <Top home={home} /> : <MissingTop problem={problem} onRetry={retry} />}
      <FirstStories stories={stories} problem={storiesProblem} onRetry={retry} />
      {home && <AboutCoaching {...home} />}
      <section className="section" aria-labelledby="pricing-title">
        <div className="wrap">
          <h2 className="d1" id="pricing-title">
            Choose your plan
          </h2>
          {plans ? (
            <PricingSection plans={plans} />
          ) : (
            <div className={styles.missing}>
              <LoadError message="The prices could not be loaded." onRetry={retry} />
            </div>
          )}
          <p className={styles.faq}>
            Still have questions?{' '}
            <Link className={`link ${styles.faqLink}`} to={paths.fitnessFaq}>
              Check out our FAQs
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}

function Top({ home }: { home: ShownHome }): ReactNode {
  return (
    <>
      <Hero {...home} />
      <Proof claims={home.claims} />
      <HowItWorks steps={home.steps} />
    </>
  );
}

function MissingTop({ problem, onRetry }: { problem: string | null; onRetry: () => void }): ReactNode {
  return (
    <section className="page-top">
      <div className="wrap section">
        <h1 className="d1">{business().tagline}</h1>
        <div className={styles.missing}>
          <LoadError message={problem ?? ''} onRetry={onRetry} />
        </div>
      </div>
    </section>
  );
}

/** The owner's parts with unpublished content, for the editor. */
export function Preview({ content }: { content: ShownHome }): ReactNode {
  return (
    <>
      <Top home={content} />
      <AboutCoaching {...content} />
    </>
  );
}

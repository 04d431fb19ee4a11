import type { ReactNode } from 'react';
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { brand } from '@ironbloom/brand';
import { AboutCoaching } from '../../features/home/components/about-coaching.tsx';
import { Hero } from '../../features/home/components/hero.tsx';
import { HowItWorks } from '../../features/home/components/how-it-works.tsx';
import { Proof } from '../../features/home/components/proof.tsx';
import { loadPriceBook } from '../../features/plans/api.ts';
import { PricingSection } from '../../features/plans/components/pricing-section.tsx';
import type { Plan } from '../../features/plans/plan.ts';
import { loadStories } from '../../features/testimonials/api.ts';
import { FirstStories } from '../../features/testimonials/components/first-stories.tsx';
import type { Story } from '../../features/testimonials/story.ts';
import { apiContext } from '../../shared/api/client.ts';
import { paths } from '../../shared/config/paths.ts';
import { useSite } from '../../shared/config/site.tsx';
import { breadcrumbList } from '../../shared/lib/breadcrumb-list.ts';
import { Head } from '../../shared/lib/head.tsx';
import { LoadError } from '../../shared/ui/load-error.tsx';
import styles from './home.module.css';

/** SPEC section 9: "Home shows 4 testimonials". */
const storyCount = 4;

interface HomeData {
  /** Null when it could not be loaded: the rest of the page stands without it. */
  plans: readonly Plan[] | null;
  stories: readonly Story[] | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const api = context.get(apiContext);
  const [book, stories] = await Promise.allSettled([loadPriceBook(api), loadStories(api, storyCount)]);
  const plans = book.status === 'fulfilled' ? book.value.lists['simple-payment'] : [];
  return {
    plans: plans.length > 0 ? plans : null,
    stories: stories.status === 'fulfilled' ? stories.value : null,
  };
}

export function Component(): ReactNode {
  const { plans, stories } = useLoaderData<HomeData>();
  const { revalidate } = useRevalidator();
  const { origin } = useSite();
  const retry = (): void => void revalidate();
  return (
    <>
      <Head
        title={`${brand.name} | ${brand.tagline}`}
        description="Personal coaching, online and offline. A trainer writes your workouts, plans your food and checks in every week."
        path={paths.home}
        jsonLd={breadcrumbList(origin, [{ name: 'Home', path: paths.home }])}
      />
      <Hero />
      <Proof />
      <HowItWorks />
      <FirstStories stories={stories} onRetry={retry} />
      <AboutCoaching />
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

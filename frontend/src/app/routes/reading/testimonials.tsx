import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { AllStories } from '#features/testimonials/components/all-stories.tsx';
import { loadStories } from '#features/testimonials/api.ts';
import { reviewList } from '#features/testimonials/review-list.ts';
import { loadFailed, pictureNote, type Story } from '#features/testimonials/story.ts';
import { apiContext } from '#shared/api/client.ts';
import { loadProblem } from '#shared/api/load-problem.ts';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { Head } from '#shared/seo/head.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import styles from './testimonials.module.css';

interface TestimonialsData {
  stories: readonly Story[];
  /** The error message (content-13). */
  problem: string | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<TestimonialsData> {
  try {
    return { stories: await loadStories(context.get(apiContext), Infinity), problem: null };
  } catch (error) {
    return { stories: [], problem: loadProblem(error, loadFailed) };
  }
}

/** Opening a story does not reload the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function Component(): ReactNode {
  const { stories, problem } = useLoaderData<TestimonialsData>();
  const { revalidate } = useRevalidator();
  const { origin } = useSite();
  const first = stories[0];
  return (
    <div className="page-top">
      <Head
        title={`Transformations | ${business().name}`}
        description={`Transformation stories from people coached by ${business().name}: their weights, their months, their words.`}
        keywords="fitness transformation stories, weight loss India, before and after, online fitness coaching reviews"
        path={paths.testimonials}
        trail={[{ name: 'Testimonials', path: paths.testimonials }]}
        jsonLd={first ? reviewList(origin, paths.testimonials, stories) : []}
      />
      <header className={`wrap ${styles.head}`}>
        <h1 className="d1">Transformations</h1>
        <p className="lead">People who started where you are. Their weights, their months, their words.</p>
      </header>
      <section className="wrap" aria-label="Stories">
        {problem !== null && <LoadError message={problem} onRetry={() => void revalidate()} />}
        {problem === null && !first && (
          <EmptyState title="No stories yet" text="The first ones are being written. Come back soon." />
        )}
        {first && <AllStories stories={stories} />}
        <p className={`small quiet ${styles.note}`}>{pictureNote(stories)}</p>
      </section>
      <section className="section" aria-labelledby="next-story">
        <div className={`wrap ${styles.next}`}>
          <h2 className="d2" id="next-story">
            Write the next one
          </h2>
          <div className="row">
            <ButtonLink variant="primary" size="lg" iconAfter="arrow" to={paths.trainingPrograms}>
              Get started
            </ButtonLink>
            <ButtonLink size="lg" to={paths.testimonials} onClick={() => window.scrollTo({ top: 0 })}>
              Back to the first story
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}

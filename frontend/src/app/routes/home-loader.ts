import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPriceBook } from '#features/plans/api.ts';
import type { Plan } from '#features/plans/plan.ts';
import { loadFirstStories } from '#features/testimonials/api.ts';
import { loadFailed, type Story, type StorySummary } from '#features/testimonials/story.ts';
import type { ShownHome } from '#features/home/home.ts';
import { apiContext } from '#shared/api/client.ts';
import { ServerOnly } from '#shared/lib/server-only.ts';
import { loadProblem } from '#shared/api/load-problem.ts';
import { lookContext, organization, website } from '../document/organization.ts';
import { loadPageContent } from '#shared/page-content/load-page-content.ts';
import { shownContent } from '#shared/page-content/shown-content.ts';

export interface HomeData {
  /** Null when the load failed; see `problem`. */
  home: ShownHome | null;
  problem: string | null;
  /** Null when the load failed; the rest of the page works without it. */
  plans: readonly Plan[] | null;
  stories: readonly StorySummary[] | null;
  /** The error message of the stories (content-13). */
  storiesProblem: string | null;
  about: readonly object[];
}

const summaryOf = ({ fullStory: _fullStory, ...shown }: Story): StorySummary => shown;

/** In a file of its own: a server-rendered page does not need it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<HomeData> {
  const api = context.get(apiContext);
  const [{ content, problem }, [book, stories]] = await Promise.all([
    loadPageContent(api, 'home'),
    Promise.allSettled([loadPriceBook(api), loadFirstStories(api)]),
  ]);
  const { origin } = new URL(request.url);
  const plans = book.status === 'fulfilled' ? book.value.lists['simple-payment'] : [];
  return {
    home: content && {
      ...shownContent(content),
      aboutSections: content.aboutSections.map(({ html, ...section }) => ({
        ...section,
        html: new ServerOnly(html),
      })),
    },
    problem,
    plans: plans.length > 0 ? plans : null,
    stories: stories.status === 'fulfilled' ? stories.value.map(summaryOf) : null,
    storiesProblem: stories.status === 'rejected' ? loadProblem(stories.reason, loadFailed) : null,
    about: [organization(origin, context.get(lookContext)), website(origin)],
  };
}

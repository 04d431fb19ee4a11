import { paths } from './paths.ts';

/**
 * The query parameters that change a rendered page. nginx removes all others from the cache key
 * (templates/query-allowlist.inc.template). Personal pages, which no cache keeps, are rendered with their whole query.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  [paths.recipes]: ['q', 'category', 'page'],
  [paths.blog]: ['q', 'category'],
  [paths.testimonials]: ['story'],
  [paths.terms]: ['version'],
  [paths.privacy]: ['version'],
  [paths.trainingPrograms]: ['mode', 'type', 'trainingType', 'duration'],
  [paths.simplePayment]: ['mode', 'type', 'trainingType', 'duration'],
};

import { paths } from './paths.ts';

/**
 * The parameters of an address that the server renders by, for each page that has some. Any other (the name of a campaign) is the
 * browser's alone and makes no other page: nginx (templates/query-allowlist.inc.template) takes it off before it looks for a
 * copy. Pages that belong to one person are rendered by all of theirs.
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

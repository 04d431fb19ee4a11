import type { Rolldown } from 'vite';

type Group = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'];

/** What start.ts is made of comes before all others, alone. */
const starter = /src\/(start\.ts|unloaded\.css|shared\/lib\/client-errors\.ts)/;

/** Scripts that would otherwise be files of a line or two, which takes them twice as long. The bundler splits all others. */
export const chunkGroups: Group = [
  {
    // What changes once a quarter keeps its name, and its place in caches, while pages change daily.
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  // What every page begins with.
  { name: 'shell', tags: ['$initial'], test: (id) => !starter.test(id) },
  {
    name: 'words',
    test: /src\/shared\/(seo\/(head|breadcrumb-list)|lib\/plan-words|india\/zone|ui\/(media\/site-picture|text\/tones|feedback\/load-error|layout\/surface))/,
  },
  // What every form is made of before somebody writes into it.
  {
    name: 'forms',
    test: /src\/shared\/(forms\/use-server-form|ui\/forms\/(input\.|field|form-toast)|session\/use-own-details|config\/genders)/,
    includeDependenciesRecursively: false,
  },
  // Plans, as home and the payment pages show them.
  {
    name: 'plans',
    test: /src\/(features\/(plans\/(plan|kept-prices|offered-price|components\/sale-note)|checkout\/offers\/offer\.ts)|shared\/(ui\/(choices\/(radio-cards|use-early)|text\/badge)|lib\/(read-choice|retry-offer)))/,
    includeDependenciesRecursively: false,
  },
  // What an article and the list of all have in common.
  {
    name: 'articles',
    test: /src\/(features\/blog\/(article\.ts|structured-data|components\/(article\/feed-link|list\/article-(card|grid)))|shared\/india\/shown-day)/,
    includeDependenciesRecursively: false,
  },
  // What lists of articles, recipes and stories are made of.
  {
    name: 'lists',
    test: /src\/shared\/(ui\/(layout\/tile|media\/heart-icon|text\/category-label)|api\/every-page|lib\/page-number|seo\/social-image)/,
    includeDependenciesRecursively: false,
  },
];

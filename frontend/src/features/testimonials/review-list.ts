import { business } from '@ironbloom/brand';
import type { Story } from './story.ts';

/** schema.org reviews. There are no star ratings, so none are given. */
export function reviewList(origin: string, page: string, stories: readonly Story[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `${business().name} transformations`,
    numberOfItems: stories.length,
    itemListElement: stories.map((story, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Review',
        url: new URL(`${page}?story=${encodeURIComponent(story.id)}`, origin).href,
        name: `${story.name}: ${story.beforeWeight} to ${story.afterWeight} kg`,
        author: { '@type': 'Person', name: story.name },
        reviewBody: story.story,
        itemReviewed: {
          '@type': 'Service',
          name: `${business().name} coaching`,
          provider: { '@type': 'Organization', name: business().name, url: origin },
        },
      },
    })),
  };
}

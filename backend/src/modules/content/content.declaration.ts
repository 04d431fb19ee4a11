import { BlogEntity } from './blogs/blog.entity.ts';
import { ContentIntentEntity } from './editing/content-intent.entity.ts';
import { RecipeEntity } from './recipes/recipe.entity.ts';
import { ShareCardEntity } from './share-cards/share-card.entity.ts';
import { SlugRedirectEntity } from './slugs/slug-redirect.entity.ts';
import { TestimonialEntity } from './testimonials/testimonial.entity.ts';
import { ContentModule, ContentWorkerModule } from './content.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { impersonalTables, personalTables } from './content.personal-data.ts';

declare module '../../platform/jobs/job-names.ts' {
  interface JobPayloads {
    'content.share-card': { kind: 'blog' | 'recipe'; id: string };
  }
}

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'content:edit': true;
  }
}

export const content: ModuleDeclaration = {
  http: [ContentModule],
  worker: [ContentWorkerModule],
  entities: [
    BlogEntity,
    ContentIntentEntity,
    RecipeEntity,
    ShareCardEntity,
    SlugRedirectEntity,
    TestimonialEntity,
  ],
  jobs: {
    // Each decodes a picture.
    'content.share-card': { queue: 'share-cards' },
  },
  rights: {
    'content:edit': { words: 'Write articles, recipes and stories', roles: ['owner', 'manager', 'editor'] },
  },
  personalTables,
  impersonalTables,
};

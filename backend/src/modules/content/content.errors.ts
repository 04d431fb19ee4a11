import { defineErrors } from '../../platform/errors/domain-error.ts';

export const contentError = defineErrors({
  BLOG_NOT_FOUND: { kind: 'not-found', message: "The article you're looking for doesn't exist." },
  RECIPE_NOT_FOUND: { kind: 'not-found', message: "The recipe you're looking for doesn't exist." },
  TESTIMONIAL_NOT_FOUND: { kind: 'not-found', message: "The story you're looking for doesn't exist." },
});

import { defineErrors } from '../../platform/errors/errors.ts';

export const contentError = defineErrors({
  BLOG_NOT_FOUND: { kind: 'not-found', message: "The article you're looking for doesn't exist." },
  RECIPE_NOT_FOUND: { kind: 'not-found', message: "The recipe you're looking for doesn't exist." },
  TESTIMONIAL_NOT_FOUND: { kind: 'not-found', message: "The story you're looking for doesn't exist." },
  BLOG_IMAGE_REQUIRED: { kind: 'invalid', message: 'Please select a blog image.' },
  RECIPE_IMAGE_REQUIRED: { kind: 'invalid', message: 'Please select a recipe image.' },
  BEFORE_IMAGE_REQUIRED: { kind: 'invalid', message: 'Please select a before image.' },
  AFTER_IMAGE_REQUIRED: { kind: 'invalid', message: 'Please select an after image.' },
  SLUG_TAKEN: { kind: 'invalid', message: 'This address is already taken.' },
  CONSENT_MISSING: {
    kind: 'conflict',
    message: 'Please enter when and how this person agreed to be shown. It is required before publishing.',
  },
  STALE_EDIT: { kind: 'conflict', message: 'Someone else saved this while you were editing.' },
});

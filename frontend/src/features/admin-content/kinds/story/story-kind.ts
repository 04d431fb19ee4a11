import { hasLetter } from '@ironbloom/brand/visible';
import { adminPaths } from '#shared/config/admin-paths.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import type { Status, StoryView } from '../../content.ts';
import type { ContentKind, Picked, PictureSlot, Question } from '../../editing/kind.ts';

const empty = {
  name: '',
  profile: '',
  story: '',
  fullStory: '',
  /** kg. */
  beforeWeight: '',
  afterWeight: '',
  beforeMonth: '',
  afterMonth: '',
  status: 'published' as Status,
  consentDate: '',
  consentHow: '',
  consentEmail: '',
  /** Null: an external picture, which has no alt text. */
  beforeAlt: '' as string | null,
  beforeFocalX: 0.5,
  beforeFocalY: 0.5,
  beforeImage: '' as Picked,
  afterAlt: '' as string | null,
  afterFocalX: 0.5,
  afterFocalY: 0.5,
  afterImage: '' as Picked,
};

export type StoryForm = typeof empty;

function read(view: StoryView): StoryForm {
  const { name, profile, story, fullStory, beforeWeight, afterWeight, beforeMonth, afterMonth } = view;
  const { beforePicture, afterPicture } = view;
  return {
    name,
    profile,
    story,
    fullStory,
    beforeWeight: beforeWeight ? String(beforeWeight) : '',
    afterWeight: afterWeight ? String(afterWeight) : '',
    beforeMonth,
    afterMonth,
    status: view.status,
    consentDate: view.consentDate ?? '',
    // Stored with the consent; the server does not return it.
    consentHow: '',
    consentEmail: '',
    beforeAlt: beforePicture && beforePicture.alt,
    beforeFocalX: beforePicture?.focalX ?? 0.5,
    beforeFocalY: beforePicture?.focalY ?? 0.5,
    beforeImage: view.beforeImage,
    afterAlt: afterPicture && afterPicture.alt,
    afterFocalX: afterPicture?.focalX ?? 0.5,
    afterFocalY: afterPicture?.focalY ?? 0.5,
    afterImage: view.afterImage,
  };
}

/** content-16: publishing without a date of consent asks for it, unless already public. */
function ask({ status, consentDate }: StoryForm, saved: StoryForm | null): Question | undefined {
  const undated = status === 'published' && !consentDate.trim();
  const isPublic = saved?.status === 'published' && saved.consentDate === '';
  if (!undated || isPublic) return undefined;
  return {
    title: 'Date of consent',
    text: 'A story is published only with the date on which the person agreed.',
    confirmLabel: 'Publish',
    fields: [
      { name: 'consentDate', label: 'Consent given on', type: 'date' },
      { name: 'consentHow', label: 'How', placeholder: 'By email' },
      { name: 'consentEmail', label: 'Their email (optional)', type: 'email' },
    ],
  };
}

/** `0` for an empty weight; without a value the server keeps the old one. */
const wire = ({ status, ...form }: StoryForm): object => ({
  ...form,
  beforeWeight: form.beforeWeight.trim() || '0',
  afterWeight: form.afterWeight.trim() || '0',
  draft: status === 'draft',
});

const slot = (side: 'before' | 'after', label: string, missing: string): PictureSlot => ({
  file: `${side}Image`,
  alt: `${side}Alt`,
  focalX: `${side}FocalX`,
  focalY: `${side}FocalY`,
  label,
  missing,
  ratio: '3 / 4',
});

/** "72,5 kg" or empty. */
const isWeight = (text: string): boolean => /^(\d+([.,]\d+)?(\s*kgs?\.?)?)?$/i.test(text.trim());
const noWeight = 'Please enter a number from 0 to 500';

/** content-16. */
const problemsOf = ({ name, beforeWeight, afterWeight }: StoryForm): FieldErrors => ({
  ...(!hasLetter(name) && { name: 'Please enter a name' }),
  ...(!isWeight(beforeWeight) && { beforeWeight: noWeight }),
  ...(!isWeight(afterWeight) && { afterWeight: noWeight }),
});

export const storyKind: ContentKind<'testimonials', StoryForm> = {
  name: 'testimonials',
  listPath: adminPaths.testimonials,
  editPath: adminPaths.testimonial,
  words: {
    all: 'All testimonials',
    create: 'New testimonial',
    edit: 'Edit testimonial',
    deletePrompt: 'Delete this testimonial?',
    deleteText: 'The story and its pictures are deleted permanently.',
    deleteLabel: 'Delete testimonial',
    deleted: 'The story is deleted.',
  },
  labels: {
    name: 'Name',
    profile: 'Who they are',
    story: 'Short story',
    fullStory: 'Full story',
    beforeWeight: 'Weight before',
    afterWeight: 'Weight after',
    beforeMonth: 'Month before',
    afterMonth: 'Month after',
    status: 'Status',
    consentDate: 'Consent given on',
    consentHow: 'How they agreed',
    consentEmail: 'Their email',
    beforeAlt: 'Alt text of the before image',
    beforeFocalX: 'Before: focal point, from the left',
    beforeFocalY: 'Before: focal point, from the top',
    afterAlt: 'Alt text of the after image',
    afterFocalX: 'After: focal point, from the left',
    afterFocalY: 'After: focal point, from the top',
  },
  empty,
  read,
  pictures: [
    slot('before', 'Before image', 'Please select a before image.'),
    slot('after', 'After image', 'Please select an after image.'),
  ],
  problemsOf,
  ask,
  wire,
  same: (_name, mine, theirs) => mine.trim() === theirs.trim(),
};

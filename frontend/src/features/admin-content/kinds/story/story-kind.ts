import { adminPaths } from '#shared/config/admin-paths.ts';
import type { StoryView } from '../../content.ts';
import type { ContentKind, PictureSlot, Question, Values } from '../../editing/kind.ts';

type Side = 'before' | 'after';

function picture(view: StoryView, side: Side): Values {
  const known = view[`${side}Picture`];
  return {
    [`${side}Alt`]: known?.alt ?? '',
    [`${side}FocalX`]: String(known?.focalX ?? 0.5),
    [`${side}FocalY`]: String(known?.focalY ?? 0.5),
  };
}

function read(view: StoryView): Values {
  const { name, profile, story, fullStory, beforeWeight, afterWeight, beforeMonth, afterMonth } = view;
  return {
    name,
    profile,
    story,
    fullStory,
    beforeWeight: beforeWeight ? String(beforeWeight) : '',
    afterWeight: afterWeight ? String(afterWeight) : '',
    beforeMonth,
    afterMonth,
    consentDate: view.consentDate ?? '',
    // Written down with the day, and not told again.
    consentHow: '',
    consentEmail: '',
    status: view.status,
    ...picture(view, 'before'),
    ...picture(view, 'after'),
  };
}

/** Nobody's body is shown to the world by an oversight. One that is public already without a date is not asked for again. */
function ask(values: Values, view: StoryView | null): Question | undefined {
  const undated = values['status'] === 'published' && !values['consentDate']?.trim();
  const isPublic = view?.status === 'published' && view.consentDate === null;
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

/** An empty weight means none; the server would keep what it has. */
function wire({ status, ...values }: Values): Values {
  return {
    ...values,
    beforeWeight: values['beforeWeight']?.trim() || '0',
    afterWeight: values['afterWeight']?.trim() || '0',
    draft: String(status === 'draft'),
  };
}

function slot(side: Side, label: string, missing: string): PictureSlot<StoryView> {
  return {
    file: `${side}Image`,
    alt: `${side}Alt`,
    focalX: `${side}FocalX`,
    focalY: `${side}FocalY`,
    label,
    missing,
    ratio: '3 / 4',
    // Of the first stories only the address is known: there is nothing that a description could go to.
    saved: (view) => ({ src: view[`${side}Image`], described: view[`${side}Picture`] !== null }),
  };
}

export const storyKind: ContentKind<'testimonials'> = {
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
  empty: {
    name: '',
    profile: '',
    story: '',
    fullStory: '',
    beforeWeight: '',
    afterWeight: '',
    beforeMonth: '',
    afterMonth: '',
    consentDate: '',
    consentHow: '',
    consentEmail: '',
    status: 'published',
    beforeAlt: '',
    beforeFocalX: '0.5',
    beforeFocalY: '0.5',
    afterAlt: '',
    afterFocalX: '0.5',
    afterFocalY: '0.5',
  },
  choices: { status: ['draft', 'published'] },
  read,
  pictures: [
    slot('before', 'Before image', 'Please select a before image.'),
    slot('after', 'After image', 'Please select an after image.'),
  ],
  rules: async () => (await import('./story-rules.ts')).storyRules,
  ask,
  wire,
  same: (_name, mine, theirs) => mine.trim() === theirs.trim(),
};

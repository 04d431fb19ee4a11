import { largestFile, type Picture } from '../../media/picture.ts';
import { contentError } from '../content.errors.ts';
import { pictureForLog } from '../editing/content-audit.ts';
import { conflictsBetween } from '../editing/content-changes.domain.ts';
import type { Draft } from '../editing/content-editing.ts';
import type { PictureInput } from '../editing/content-pictures.ts';
import type { TestimonialEntity } from './testimonial.entity.ts';
import type { TestimonialFields } from './testimonials.dto.ts';

type Images = Pick<TestimonialEntity, 'beforeImage' | 'afterImage' | 'beforePicture' | 'afterPicture'>;
type TestimonialTexts = Omit<Draft<TestimonialEntity>, keyof Images>;

const DEFAULTS: Omit<TestimonialTexts, 'name' | 'draft'> = {
  profile: '',
  story: '',
  fullStory: '',
  beforeWeight: 0,
  afterWeight: 0,
  beforeMonth: '',
  afterMonth: '',
  consentDate: null,
  position: undefined,
};

/**
 * Input completed by stored values or defaults. A new story without consent is a draft.
 * @param current undefined for a new story, which has a name
 */
export function testimonialTexts(
  fields: TestimonialFields,
  current: TestimonialEntity | undefined,
): TestimonialTexts {
  const base = current ?? { ...DEFAULTS, name: '', draft: !fields.consentDate };
  return {
    name: fields.name ?? base.name,
    profile: fields.profile ?? base.profile,
    story: fields.story ?? base.story,
    fullStory: fields.fullStory ?? base.fullStory,
    beforeWeight: fields.beforeWeight ?? base.beforeWeight,
    afterWeight: fields.afterWeight ?? base.afterWeight,
    beforeMonth: fields.beforeMonth ?? base.beforeMonth,
    afterMonth: fields.afterMonth ?? base.afterMonth,
    // Null means no consent on record.
    consentDate: fields.consentDate === undefined ? base.consentDate : fields.consentDate,
    draft: fields.draft ?? base.draft,
    position: fields.position ?? base.position,
  };
}

/**
 * Publishing needs the day of consent. A story that is public without one, such as the demo's illustrations, stays so until it
 * is withdrawn. @param before stored. @throws CONSENT_MISSING
 */
export function requireConsent(after: TestimonialTexts, before?: TestimonialEntity): void {
  const wasPublic = before !== undefined && !before.draft && before.consentDate === null;
  if (!after.draft && after.consentDate === null && !wasPublic)
    throw contentError('CONSENT_MISSING').at('consentDate');
}

/** Both pictures as stored. One with only an address is left unchanged. */
export function images(
  beforePicture: Picture | null,
  afterPicture: Picture | null,
  known?: TestimonialEntity,
): Images {
  return {
    beforePicture,
    afterPicture,
    beforeImage: beforePicture ? largestFile(beforePicture) : (known?.beforeImage ?? ''),
    afterImage: afterPicture ? largestFile(afterPicture) : (known?.afterImage ?? ''),
  };
}

export function sideInput(side: 'before' | 'after', fields: TestimonialFields, name: string): PictureInput {
  return {
    field: `${side}Image`,
    title: `${name}, ${side}`,
    shared: false,
    alt: fields[`${side}Alt`],
    focalX: fields[`${side}FocalX`],
    focalY: fields[`${side}FocalY`],
  };
}

/** Conflict of a stale version: the fields that differ. */
export function staleTestimonial(fields: TestimonialFields, current: TestimonialEntity) {
  const saved = { ...current, beforeAlt: current.beforePicture?.alt, afterAlt: current.afterPicture?.alt };
  return contentError('STALE_EDIT', { fields: conflictsBetween(fields, saved) });
}

export function testimonialForLog(story: TestimonialEntity) {
  const { id: _, createdAt: __, updatedAt: ___, beforePicture, afterPicture, ...fields } = story;
  const pictures = { before: pictureForLog(beforePicture), after: pictureForLog(afterPicture) };
  return { ...fields, beforePicture: pictures.before, afterPicture: pictures.after };
}

import { largestFile } from '../../media/picture.api.js';
import { conflictsBetween } from '../editing/content-changes.domain.js';
import { pictureForLog } from '../editing/content-audit.js';
import { contentError } from '../content.errors.js';
export const DEFAULTS = {
    profile: '',
    story: '',
    fullStory: '',
    beforeWeight: 0,
    afterWeight: 0,
    beforeMonth: '',
    afterMonth: '',
    consentDate: null,
    draft: false,
    position: undefined,
};
/** `base` with every field that was sent. */
export function complete(base, fields) {
    return {
        name: fields.name ?? base.name,
        profile: fields.profile ?? base.profile,
        story: fields.story ?? base.story,
        fullStory: fields.fullStory ?? base.fullStory,
        beforeWeight: fields.beforeWeight ?? base.beforeWeight,
        afterWeight: fields.afterWeight ?? base.afterWeight,
        beforeMonth: fields.beforeMonth ?? base.beforeMonth,
        afterMonth: fields.afterMonth ?? base.afterMonth,
        // Null means something here: no consent on record.
        consentDate: fields.consentDate === undefined ? base.consentDate : fields.consentDate,
        draft: fields.draft ?? base.draft,
        position: fields.position ?? base.position,
    };
}
/**
 * Nobody's body is shown without a day on which they agreed. What is public without one already, as the demo's illustrations are, stays so
 * until it is taken back. @param before what is saved. @throws CONSENT_MISSING
 */
export function refuseUnagreed(after, before) {
    const wasPublic = before !== undefined && !before.draft && before.consentDate === null;
    if (!after.draft && after.consentDate === null && !wasPublic)
        throw contentError('CONSENT_MISSING').at('consentDate');
}
/** Both pictures as the row keeps them. Of the first stories only the address of a picture is known. */
export function images(beforePicture, afterPicture, known) {
    return {
        beforePicture,
        afterPicture,
        beforeImage: beforePicture ? largestFile(beforePicture) : (known?.beforeImage ?? ''),
        afterImage: afterPicture ? largestFile(afterPicture) : (known?.afterImage ?? ''),
    };
}
export function sideInput(side, fields, name) {
    return {
        field: `${side}Image`,
        title: `${name}, ${side}`,
        shared: false,
        alt: fields[`${side}Alt`],
        focalX: fields[`${side}FocalX`],
        focalY: fields[`${side}FocalY`],
    };
}
/** The refusal of an older version: which fields the editor sent say something else by now. */
export function stale(fields, current) {
    const saved = { ...current, beforeAlt: current.beforePicture?.alt, afterAlt: current.afterPicture?.alt };
    return contentError('STALE_EDIT', { fields: conflictsBetween(fields, saved) });
}
function forLog(story) {
    const { id: _, createdAt: __, updatedAt: ___, beforePicture, afterPicture, ...fields } = story;
    const pictures = { before: pictureForLog(beforePicture), after: pictureForLog(afterPicture) };
    return { ...fields, beforePicture: pictures.before, afterPicture: pictures.after };
}
export const AUDIT = {
    feature: 'Testimonial',
    pictures: ({ beforeImage, afterImage }) => `${beforeImage} ${afterImage}`,
    forLog,
};
//# sourceMappingURL=testimonial-rules.js.map
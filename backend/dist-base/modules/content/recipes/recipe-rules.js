import { conflictsBetween } from '../editing/content-changes.domain.js';
import { pictureForLog } from '../editing/content-audit.js';
import { contentError } from '../content.errors.js';
/** data-2: veg, one serving, zeros. */
export const DEFAULTS = {
    description: '',
    category: 'veg',
    cuisines: [],
    serving: 1,
    ytLinks: [],
    ingredients: [],
    steps: [],
    calories: 0,
    protein: 0,
    carbs: 0,
    fat: 0,
    prepMinutes: 0,
    rating: 0,
    reviews: 0,
    draft: false,
};
/** `base` with every field that was sent. */
export function complete(base, fields) {
    return {
        name: fields.name ?? base.name,
        description: fields.description ?? base.description,
        category: (fields.category ?? base.category) || DEFAULTS.category,
        cuisines: fields.cuisines ?? base.cuisines,
        serving: fields.serving ?? base.serving,
        ytLinks: fields.ytLinks ?? base.ytLinks,
        ingredients: fields.ingredients ?? base.ingredients,
        steps: fields.steps ?? base.steps,
        calories: fields.calories ?? base.calories,
        protein: fields.protein ?? base.protein,
        carbs: fields.carbs ?? base.carbs,
        fat: fields.fat ?? base.fat,
        prepMinutes: fields.prepTime ?? base.prepMinutes,
        rating: fields.rating ?? base.rating,
        reviews: fields.reviews ?? base.reviews,
        draft: fields.draft ?? base.draft,
        position: fields.position ?? base.position,
    };
}
/** The refusal of an older version: which fields the editor sent say something else by now. */
export function stale(fields, current) {
    const { alt, focalX, focalY } = current.picture;
    const saved = { ...current, prepTime: current.prepMinutes, alt, focalX, focalY };
    return contentError('STALE_EDIT', { fields: conflictsBetween(fields, saved) });
}
function forLog(recipe) {
    const { id: _, createdAt: __, updatedAt: ___, picture, ...fields } = recipe;
    return { ...fields, picture: pictureForLog(picture) };
}
export const AUDIT = {
    feature: 'Recipe',
    slugs: 'recipe',
    pictures: ({ picture }) => picture.source,
    forLog,
};
//# sourceMappingURL=recipe-rules.js.map
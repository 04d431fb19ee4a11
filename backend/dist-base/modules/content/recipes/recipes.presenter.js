import { largestFile } from '../../media/picture.api.js';
export function presentRecipe(row) {
    const { id, calories, protein, carbs, fat, prepMinutes, ...rest } = row;
    return {
        _id: id,
        ...rest,
        image: largestFile(row.picture),
        nutrition: { calories, protein, carbs, fat },
        prepTime: prepMinutes,
    };
}
function editingState({ draft, updatedAt, version }) {
    return {
        status: draft ? 'draft' : 'published',
        updatedAt: updatedAt.toISOString(),
        version,
    };
}
export function presentItem(row) {
    const { id, slug, name, category, rating, reviews, picture } = row;
    return {
        _id: id,
        slug,
        name,
        category,
        rating,
        reviews,
        image: largestFile(picture),
        ...editingState(row),
    };
}
export function presentEditableRecipe(row) {
    const { position, createdAt } = row;
    return { ...presentRecipe(row), ...editingState(row), position, createdAt: createdAt.toISOString() };
}
//# sourceMappingURL=recipes.presenter.js.map
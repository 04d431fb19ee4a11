export function presentItem(row) {
    const { id, name, profile, story, beforeImage, afterImage, consentDate, draft, updatedAt, version } = row;
    return {
        _id: id,
        name,
        profile,
        story,
        beforeImage,
        afterImage,
        consentDate,
        version,
        status: draft ? 'draft' : 'published',
        updatedAt: updatedAt.toISOString(),
    };
}
export function presentEditableStory(row) {
    const { fullStory, beforePicture, afterPicture, beforeWeight, afterWeight, beforeMonth, afterMonth } = row;
    return {
        ...presentItem(row),
        fullStory,
        beforePicture,
        afterPicture,
        beforeWeight,
        afterWeight,
        beforeMonth,
        afterMonth,
        position: row.position,
        createdAt: row.createdAt.toISOString(),
    };
}
//# sourceMappingURL=testimonials.presenter.js.map
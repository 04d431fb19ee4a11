export const searchParts = ({ description, keywords }) => [
    { key: 'search description', what: 'Description for search engines', text: description },
    { key: 'search keywords', what: 'Keywords', text: keywords },
];
/** What one revision changed, part by part; only a new order is told as such. */
export function changesBetween({ parts }, before, after) {
    const [was, is] = [parts(before), parts(after)];
    const earlier = new Map(was.map((part) => [part.key, part]));
    const later = new Set(is.map(({ key }) => key));
    const changes = is.flatMap(({ key, what, text }) => {
        const known = earlier.get(key);
        return known?.text === text && known.what === what
            ? []
            : [{ what, before: known?.text ?? null, after: text }];
    });
    const gone = was.filter(({ key }) => !later.has(key));
    changes.push(...gone.map(({ what, text }) => ({ what, before: text, after: null })));
    const orderOf = (of, shared) => of.filter(({ key }) => shared(key)).map(({ what }) => what);
    const order = {
        before: orderOf(was, (key) => later.has(key)).join(', '),
        after: orderOf(is, (key) => earlier.has(key)).join(', '),
    };
    const isMoved = was
        .filter(({ key }) => later.has(key))
        .map(({ key }) => key)
        .join() !==
        is
            .filter(({ key }) => earlier.has(key))
            .map(({ key }) => key)
            .join();
    return isMoved ? [...changes, { what: 'Order', ...order }] : changes;
}
//# sourceMappingURL=editable-page.js.map
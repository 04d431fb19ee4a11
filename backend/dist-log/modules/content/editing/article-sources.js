const SOURCE = /<li id="source-(\d+)">/g;
/** A number above the line that leads to a source, or any other link that does. */
const CITATION = /<sup><a href="#source-(\d+)">[^<]*<\/a><\/sup>|<a href="#source-(\d+)"/g;
/**
 * The sources of an article in their order: 1, 2, 3, and each citation with the number of its own. Of two that have one
 * number the first keeps it; a citation of a source that is not there stays as a number and leads nowhere.
 * @param html sanitised
 */
export function numberSources(html) {
    const numbers = new Map();
    const numbered = html.replace(SOURCE, (_, was) => {
        if (numbers.has(was))
            return '<li>';
        numbers.set(was, numbers.size + 1);
        return `<li id="source-${numbers.size}">`;
    });
    return numbered.replace(CITATION, (_, cited, linked = '') => {
        const number = numbers.get(cited ?? linked);
        if (cited === undefined)
            return number ? `<a href="#source-${number}"` : '<a';
        return number ? `<sup><a href="#source-${number}">${number}</a></sup>` : `<sup>${cited}</sup>`;
    });
}
//# sourceMappingURL=article-sources.js.map
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text as it stands in HTML and XML, in attributes as well. */
export const escapeMarkup = (text) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
/** XML 1.0 has no place for these, escaped or not, and one of them makes the whole file unreadable. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Text as it stands in a file of XML. @param unknown stands for what such a file cannot hold */
export const escapeXml = (text, unknown) => escapeMarkup(text.replace(NOT_XML, unknown));
//# sourceMappingURL=markup.domain.js.map
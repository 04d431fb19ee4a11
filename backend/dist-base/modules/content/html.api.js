export { plainText, sanitizeParagraphs } from './editing/article-html.js';
//# sourceMappingURL=html.api.js.map
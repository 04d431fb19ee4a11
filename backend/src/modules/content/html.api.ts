export { plainText, sanitizeParagraphs } from './editing/article-html.ts';

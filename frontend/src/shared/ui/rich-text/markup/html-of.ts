import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model';

/**
 * The text as it is kept. Made in a document that fetches nothing, so that pictures which the page itself
 * cannot fetch (`data-src`) may have their addresses here.
 */
export function htmlOf(content: Fragment, schema: Schema): string {
  const inert = document.implementation.createHTMLDocument('');
  const root = inert.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document: inert }, root);
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    image.setAttribute('src', image.dataset['src'] ?? '');
    delete image.dataset['src'];
  }
  // An empty document of the editor is an empty text for everybody else.
  return root.innerHTML === '<p></p>' ? '' : root.innerHTML;
}

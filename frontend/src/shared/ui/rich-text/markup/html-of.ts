import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model';

/**
 * The HTML as it is stored. Serialized in an inert document, so that pictures which the page itself cannot fetch (`data-src`)
 * get their real addresses without a request.
 */
export function htmlOf(content: Fragment, schema: Schema): string {
  const inert = document.implementation.createHTMLDocument('');
  const root = inert.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document: inert }, root);
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    image.setAttribute('src', image.dataset['src'] ?? '');
    delete image.dataset['src'];
  }
  // The editor's empty document is stored as an empty text.
  return root.innerHTML === '<p></p>' ? '' : root.innerHTML;
}

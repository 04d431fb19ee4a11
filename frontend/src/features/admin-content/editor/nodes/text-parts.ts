import { Mark, Node } from '@tiptap/core';

/** A sentence of the text, pulled out of it to be seen. */
export const PullQuote = Node.create({
  name: 'pullQuote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
});

/** Made by pasting or as HTML: kept as they are. */
export const smallMarks = ['sup', 'sub', 'mark', 'cite'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
);

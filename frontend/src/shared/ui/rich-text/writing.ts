import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/**
 * What every text may hold: headings, lists, links, quotes and code. A target and a rel of links are the
 * server's business; an empty paragraph at the end would count as a change that nobody made.
 */
export const writing: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
];

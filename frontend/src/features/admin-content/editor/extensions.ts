import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';

/**
 * What an article may hold: what the server keeps of it. A target and a rel of links are the server's
 * business; an empty paragraph at the end would count as a change that nobody made.
 */
export const extensions = [
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
  Image.configure({ allowBase64: false }),
];

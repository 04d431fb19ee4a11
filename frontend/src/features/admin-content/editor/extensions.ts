import { Image } from '@tiptap/extension-image';
import { tables } from '#shared/ui/rich-text/markup/tables.ts';
import { writing } from '#shared/ui/rich-text/writing.ts';
import { Figure } from './nodes/figure.ts';
import { sources } from './nodes/sources.ts';
import { PullQuote, smallMarks } from './nodes/text-parts.ts';

/** What an article may hold: what the server keeps of it. */
export const extensions = [
  ...writing,
  ...tables,
  ...sources,
  ...smallMarks,
  Figure,
  PullQuote,
  Image.configure({ allowBase64: false }),
];

import { Image } from '@tiptap/extension-image';
import { tables } from '../../../shared/ui/rich-text/markup/tables.ts';
import { writing } from '../../../shared/ui/rich-text/writing.ts';

/** What an article may hold: what the server keeps of it. */
export const extensions = [...writing, ...tables, Image.configure({ allowBase64: false })];

import { Image } from '@tiptap/extension-image';
import { writing } from '../../../shared/ui/rich-text/writing.ts';

/** What an article may hold: what the server keeps of it. */
export const extensions = [...writing, Image.configure({ allowBase64: false })];

import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

export interface RichTextPicture {
  src: string;
  alt: string;
  /** px. */
  width?: number;
  height?: number;
  /** For texts with figures. */
  caption?: string;
}

export function contentOf({ caption, ...attrs }: RichTextPicture): object {
  if (!caption) return { type: 'image', attrs };
  return { type: 'figure', attrs, content: [{ type: 'text', text: caption }] };
}

/** Inserts a picture after the selection and puts the caret behind it, so that the next insert does not replace it. */
export function insertPicture(editor: Editor, picture: RichTextPicture): void {
  const { to } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContentAt(to, contentOf(picture))
    .command(({ tr, state }) => {
      const { selection } = tr;
      if (!(selection instanceof NodeSelection)) return true;
      const { node, to: end } = selection;
      if (node.isInline) {
        tr.setSelection(TextSelection.create(tr.doc, end));
        return true;
      }
      const paragraph = state.schema.nodes['paragraph'];
      if (paragraph && !tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, paragraph.create());
      tr.setSelection(TextSelection.create(tr.doc, end + 1));
      return true;
    })
    .run();
}

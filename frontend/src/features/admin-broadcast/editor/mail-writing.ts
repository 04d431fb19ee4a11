import { Extension, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { writing } from '#shared/ui/rich-text/writing.ts';
import styles from './mail-editor.module.css';
import { placeholder } from '../compose/message.ts';
import type { PictureShelf } from './picture-shelf.ts';

/** Phones are narrower than most pictures, and mail programs shrink none by themselves. */
const fitting = 'max-width:100%;height:auto';

function mailImage(shelf: PictureShelf) {
  return Image.extend({
    addAttributes() {
      return {
        ...this.parent?.(),
        // A browser asks for every `src` it sees, and cannot for these: htmlOf gives them their name back.
        src: {
          default: null,
          parseHTML: (element) => element.getAttribute('src') ?? element.dataset['src'],
          renderHTML: ({ src }) => ({ 'data-src': src as string }),
        },
        style: { default: fitting },
      };
    },
    parseHTML: () => [{ tag: 'img[src]' }, { tag: 'img[data-src]' }],
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img');
        const { src, alt, width, style } = node.attrs as Record<string, string | null>;
        const show = (): void => {
          const url = shelf.find(src ?? '');
          if (url) dom.src = url;
          else dom.removeAttribute('src');
          dom.toggleAttribute('data-missing', !url);
          dom.alt = url ? (alt ?? '') : `${src ?? 'A picture'} is not shown here`;
        };
        if (width) dom.setAttribute('width', width);
        dom.style.cssText = style ?? '';
        show();
        return { dom, destroy: shelf.watch(show) };
      };
    },
  }).configure({ inline: true, allowBase64: false });
}

function namesIn(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants(({ text }, at) => {
    for (const { 0: token, index } of (text ?? '').matchAll(placeholder)) {
      found.push(Decoration.inline(at + index, at + index + token.length, { class: styles.name ?? '' }));
    }
  });
  return DecorationSet.create(doc, found);
}

/** Shows what will be replaced: a token that was broken in two stands there plain. */
const nameTokens = Extension.create({
  name: 'nameTokens',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => namesIn(doc) } })],
});

/** What a mail may hold, with its pictures from the shelf. */
export const mailWriting = (shelf: PictureShelf): Extensions => [...writing, mailImage(shelf), nameTokens];

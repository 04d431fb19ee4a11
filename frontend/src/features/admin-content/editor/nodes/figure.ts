import { Node, type Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { watchAddress, youtubeId } from '@ironbloom/brand/video-link';

/** A picture, or a video with a picture or its title as poster. */
interface FigureAttributes {
  src: string | null;
  alt: string | null;
  width: string | null;
  height: string | null;
  /** Address of the video. */
  video: string | null;
  title: string | null;
}

const nothing: FigureAttributes = {
  src: null,
  alt: null,
  width: null,
  height: null,
  video: null,
  title: null,
};

function attributesIn(figure: HTMLElement): FigureAttributes | false {
  const link = figure.querySelector<HTMLElement>(':scope > a[href]');
  const image = (link ?? figure).querySelector<HTMLElement>(':scope > img[src]');
  if (!link && !image) return false;
  const of = (name: string): string | null => image?.getAttribute(name) ?? null;
  return {
    src: of('src'),
    alt: of('alt'),
    width: of('width'),
    height: of('height'),
    video: link?.getAttribute('href') ?? null,
    title: image ? null : (link?.textContent ?? ''),
  };
}

/** A picture or a video with an editable caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(Object.entries(nothing).map(([name, value]) => [name, { default: value }])),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => attributesIn(figure) as Record<string, unknown> | false,
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector<HTMLElement>('figcaption') ??
        document.createElement('figcaption'),
    },
  ],
  renderHTML({ node }) {
    const { src, alt, width, height, video, title } = node.attrs as FigureAttributes;
    const poster = src ? ['img', { src, alt: alt ?? '', width, height }] : (title ?? '');
    return ['figure', video ? ['a', { href: video }, poster] : poster, ['figcaption', 0]];
  },
  addKeyboardShortcuts() {
    const inCaption = (): boolean => this.editor.state.selection.$from.parent.type === this.type;
    return {
      // Enter leaves the caption.
      Enter: () =>
        inCaption() &&
        this.editor
          .chain()
          .command(({ tr, state }) => {
            const paragraph = state.schema.nodes['paragraph'];
            const below = tr.selection.$from.after();
            if (!paragraph) return false;
            tr.insert(below, paragraph.create());
            tr.setSelection(TextSelection.create(tr.doc, below + 1));
            return true;
          })
          .scrollIntoView()
          .run(),
      // Backspace at the start selects the figure, another one deletes it.
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection;
        if (!inCaption() || !empty || $from.parentOffset > 0) return false;
        return this.editor.commands.setNodeSelection($from.before());
      },
    };
  },
});

/** Inserts below the current block, with the cursor in the caption. */
export function insertBelow(editor: Editor, figure: object): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const { $to, to } = tr.selection;
      const below = $to.depth > 0 ? $to.after(1) : to;
      tr.insert(below, state.schema.nodeFromJSON(figure));
      tr.setSelection(TextSelection.create(tr.doc, below + 1));
      return true;
    })
    .scrollIntoView()
    .run();
}

/** Null if the link is not a YouTube link. */
export function videoFigure(link: string, title: string): { type: string; attrs: FigureAttributes } | null {
  const id = youtubeId(link);
  return id ? { type: Figure.name, attrs: { ...nothing, video: watchAddress(id), title } } : null;
}

export type { FigureAttributes };

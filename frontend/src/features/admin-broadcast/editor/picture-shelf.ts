import type { InlineImage } from '../compose/message.ts';

export const dataUrl = ({ contentType, contentBase64 }: InlineImage): string =>
  `data:${contentType};base64,${contentBase64}`;

/** Where the editor finds the pictures that the text names by `cid:`. */
export class PictureShelf {
  private urls: ReadonlyMap<string, string> = new Map();
  private readonly watchers = new Set<() => void>();

  constructor(images: readonly InlineImage[]) {
    this.put(images);
  }

  put(images: readonly InlineImage[]): void {
    this.urls = new Map(images.map((image) => [`cid:${image.cid}`, dataUrl(image)]));
    for (const watcher of this.watchers) watcher();
  }

  /** @param src as the text has it */
  find(src: string): string | undefined {
    return this.urls.get(src);
  }

  /** @returns to be called when nobody looks any more */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

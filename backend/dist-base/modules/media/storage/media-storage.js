/**
 * Where pictures are kept. A key is `<media id>/<file name>` and is written once: what is behind
 * it never changes.
 */
export class MediaStorage {
}
//# sourceMappingURL=media-storage.js.map
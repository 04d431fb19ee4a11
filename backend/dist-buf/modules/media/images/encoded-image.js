/** What is made of a picture, and why it may not be: all that both sides of the image process know. */
/** The largest picture that is taken, in pixels: 40 megapixels. */
export const MAX_IMAGE_PIXELS = 40_000_000;
/** The picture's fault, not ours. */
export class ImageRefusal extends Error {
    code;
    constructor(code, cause) {
        super(code, { cause });
        this.code = code;
    }
}
//# sourceMappingURL=encoded-image.js.map
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { coverInput } from '../editing/content-pictures.js';
/** Takes the originals of the demo in as an owner's uploads. What no row comes to use is removed like any other upload. */
export class DemoPictures {
    folder;
    library;
    pictures;
    /** @param folder of the originals, with a slash at its end */
    constructor(folder, library, pictures) {
        this.folder = folder;
        this.library = library;
        this.pictures = pictures;
    }
    get ownOrigins() {
        return this.pictures.ownOrigins;
    }
    /** @param file below the folder */
    has(file) {
        return existsSync(new URL(file, this.folder));
    }
    /** The picture of an article or a recipe. @throws what MediaLibrary.store throws */
    async cover(file, fields) {
        return this.pictures.saveNew(await this.original(file), coverInput(fields, ''), async (saved) => saved);
    }
    /** One side of a story, which nobody has lived. @throws what MediaLibrary.store throws */
    async side(file, alt) {
        return { ...(await this.library.store(await this.original(file), 'image')), alt, illustration: true };
    }
    /** A picture inside an article. @throws what MediaLibrary.store throws */
    async figure(file) {
        return this.library.store(await this.original(file), 'image');
    }
    original(file) {
        return readFile(new URL(file, this.folder));
    }
}
//# sourceMappingURL=demo-pictures.js.map
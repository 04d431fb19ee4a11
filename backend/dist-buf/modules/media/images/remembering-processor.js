import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { IMAGE_SETTINGS } from './encode.js';
import { LocalImageProcessor } from './local-image-processor.js';
/** Keeps what was made of a picture in a folder: every stack of tests is seeded with the same forty. */
export class RememberingProcessor extends LocalImageProcessor {
    folder;
    constructor(folder) {
        super();
        this.folder = folder;
    }
    process(upload, name) {
        return this.remembered(`widths ${name}`, upload, () => super.process(upload, name));
    }
    async social(picture, focus, name) {
        const make = () => super.social(picture, focus, name);
        return { ...(await this.remembered(`social ${focus.x} ${focus.y}`, picture, make)), name };
    }
    async remembered(what, from, make) {
        const key = createHash('sha256').update(`${IMAGE_SETTINGS} ${what}\0`).update(from).digest('hex');
        const file = path.join(this.folder, key);
        const known = await readFile(file).catch(() => undefined);
        if (known)
            return deserialize(known);
        const made = await make();
        await mkdir(this.folder, { recursive: true });
        // Two stacks may make it at the same moment: what lies under the final name is whole.
        const draft = `${file}.${randomUUID()}`;
        await writeFile(draft, serialize(made));
        await rename(draft, file);
        return made;
    }
}
//# sourceMappingURL=remembering-processor.js.map
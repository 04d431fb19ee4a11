import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { MediaStorage } from './media-storage.js';
/** Files below one folder that backend and worker share. */
export class DiskStorage extends MediaStorage {
    folder;
    /** @param folder absolute */
    constructor(folder) {
        super();
        this.folder = folder;
    }
    /** The name appears with the last byte on the disk, so that a crash leaves no half picture behind it. */
    async put(key, body) {
        const target = path.join(this.folder, key);
        const temporary = `${target}.${randomUUID()}.tmp`;
        await mkdir(path.dirname(target), { recursive: true });
        try {
            const file = await open(temporary, 'wx');
            try {
                await file.writeFile(body);
                await file.sync();
            }
            finally {
                await file.close();
            }
            await rename(temporary, target);
        }
        catch (error) {
            await rm(temporary, { force: true });
            throw error;
        }
    }
    async size(key) {
        try {
            return (await stat(path.join(this.folder, key))).size;
        }
        catch (error) {
            if (isAbsent(error))
                return undefined;
            throw error;
        }
    }
    async read(key, range) {
        if ((await this.size(key)) === undefined)
            return undefined;
        return createReadStream(path.join(this.folder, key), range);
    }
    async remove(mediaId, names) {
        const folder = path.join(this.folder, mediaId);
        await Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
        // Something that is not ours may lie there, or nothing at all.
        await rmdir(folder).catch(() => undefined);
    }
}
function isAbsent(error) {
    return error.code === 'ENOENT';
}
//# sourceMappingURL=disk-storage.js.map
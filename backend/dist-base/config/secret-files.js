import { readFileSync } from 'node:fs';
import { ConfigurationError } from './configuration-error.js';
/**
 * Docker's convention: `NAME_FILE=/run/secrets/name` stands for `NAME`, so that secrets need not
 * show in `docker inspect`.
 */
export function readSecretFiles(source, names) {
    const result = { ...source };
    for (const name of names) {
        const key = `${name}_FILE`;
        const path = source[key];
        if (path === undefined || result[name] !== undefined)
            continue;
        try {
            result[name] = readFileSync(path, 'utf8').trim();
        }
        catch {
            throw new ConfigurationError(`${key} names ${path}, which cannot be read`);
        }
    }
    return result;
}
//# sourceMappingURL=secret-files.js.map
import { mediaIdsIn } from '../../media/media-library.api.js';
import { largestFile } from '../../media/picture.api.js';
/** Where earlier releases had the demo's pictures, as files of the site. */
const FOLDER = '/media/';
/**
 * Makes uploads of the demo pictures that earlier releases served as files of the site, also where an owner has edited the
 * text since. Nothing else of a row changes, so that whoever edits it meanwhile notices nothing.
 */
export class EarlierPictures {
    db;
    library;
    pictures;
    constructor(db, library, pictures) {
        this.db = db;
        this.library = library;
        this.pictures = pictures;
    }
    /** @returns how many pictures were taken in */
    async takeIn() {
        const taken = [
            await this.covers('blogs'),
            await this.covers('recipes'),
            await this.sides('before_image'),
            await this.sides('after_image'),
        ];
        return sum(taken);
    }
    async covers(table) {
        const rows = await this.db.rows(`SELECT id, picture FROM ${table} WHERE starts_with(picture->>'source', $1)`, [FOLDER]);
        const taken = rows.map(async ({ id, picture: { source, alt, focalX, focalY } }) => {
            const file = `${source.slice(FOLDER.length)}.webp`;
            if (!this.pictures.has(file))
                return 0;
            const picture = await this.pictures.cover(file, { alt, focalX, focalY });
            return this.change(id, `UPDATE ${table} SET picture = $3 WHERE id = $1 AND picture->>'source' = $2
         RETURNING to_jsonb(${table})::text AS text`, [source, JSON.stringify(picture)]);
        });
        return sum(await Promise.all(taken));
    }
    async sides(column) {
        const rows = await this.db.rows(`SELECT id, ${column} AS image FROM testimonials WHERE starts_with(${column}, $1)`, [FOLDER]);
        const taken = rows.map(async ({ id, image }) => {
            const file = image.slice(FOLDER.length);
            if (!this.pictures.has(file))
                return 0;
            const address = largestFile(await this.pictures.side(file, ''));
            return this.change(id, `UPDATE testimonials SET ${column} = $3 WHERE id = $1 AND ${column} = $2
         RETURNING to_jsonb(testimonials)::text AS text`, [image, address]);
        });
        return sum(await Promise.all(taken));
    }
    /** The row and the use of all its pictures, at once; nothing where somebody has changed the picture meanwhile. */
    change(id, update, values) {
        return this.db.run(async (tx) => {
            const rows = await tx.rows(update, [id, ...values]);
            for (const { text } of rows)
                await this.library.use(tx, id, mediaIdsIn(text));
            return rows.length;
        });
    }
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
//# sourceMappingURL=earlier-pictures.js.map
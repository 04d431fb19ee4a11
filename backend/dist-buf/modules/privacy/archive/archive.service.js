var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable, Logger } from '@nestjs/common';
import { business } from '@ironbloom/brand';
import { ZipFile } from 'yazl';
import { MediaLibrary } from '../../media/media-library.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { personalTables } from '../personal-data/index.js';
import { BOUGHT } from '../personal-data/personal-table.js';
import { THEIR_STORIES } from '../personal-data/stories.js';
import { about } from '../personal-data/subject.js';
import { readme } from './readme.js';
/** Everything that is known of one person, as a ZIP that goes out while it is made. */
let Archives = class Archives {
    db;
    library;
    logger = new Logger('Archive');
    constructor(db, library) {
        this.db = db;
        this.library = library;
    }
    of(subject) {
        const zip = new ZipFile();
        const output = zip.outputStream;
        this.addAll(zip, subject).then(() => zip.end(), (error) => {
            this.logger.error({ err: error }, 'an archive could not be made');
            // The download breaks off: half an archive must not look like a whole one.
            output.destroy(error instanceof Error ? error : new Error(String(error)));
        });
        return output;
    }
    async addAll(zip, subject) {
        const files = [];
        for (const { handed } of personalTables) {
            if (!handed)
                continue;
            const rows = await about(this.db, handed.rows, subject);
            if (rows.length === 0)
                continue;
            const name = `${handed.file}.json`;
            zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), name);
            files.push({ name, rows: rows.length });
        }
        for await (const [name, bytes] of this.papers(subject))
            zip.addBuffer(bytes, `papers/${name}`);
        for await (const [name, bytes] of this.pictures(subject))
            zip.addBuffer(bytes, `pictures/${name}`);
        zip.addBuffer(Buffer.from(readme(business(), subject.email, new Date(), files)), 'README.txt');
    }
    /** Receipts of what they paid; a buddy's half has none. */
    async *papers(subject) {
        const papers = await about(this.db, `SELECT d.id, d.number FROM payment_documents d JOIN payments p ON p.id = d.payment_id, subject
        WHERE ${BOUGHT} ORDER BY d.created_at`, subject);
        for (const { id, number } of papers) {
            const [paper] = await this.db.rows('SELECT pdf FROM payment_documents WHERE id = $1', [
                id,
            ]);
            if (paper)
                yield [`${number.replace(/[^\w.-]/g, '-')}.pdf`, paper.pdf];
        }
    }
    /** Of stories about them. */
    async *pictures(subject) {
        const pictures = await about(this.db, `SELECT m.id, m.files FROM media m JOIN media_uses u ON u.media_id = m.id WHERE u.owner_id IN (${THEIR_STORIES})`, subject);
        for (const { id, files } of pictures) {
            for (const name of files) {
                const bytes = await this.library.read(id, name);
                if (bytes)
                    yield [`${id}-${name}`, bytes];
            }
        }
    }
};
Archives = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        MediaLibrary])
], Archives);
export { Archives };
//# sourceMappingURL=archive.service.js.map
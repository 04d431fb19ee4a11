var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Client } from 'pg';
import { ENV } from '../../../config/config.module.js';
import { BackgroundTask } from '../../lifecycle/background-task.js';
import { UnitOfWork } from '../unit-of-work.js';
import { Published } from './published.js';
const CHANNEL = 'publications';
/** A lost notification costs this long, in ms. */
const LOOK_EVERY_MS = 3_000;
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * What an owner changes seldom and every request needs: each process keeps it in memory. A change is heard by PostgreSQL's
 * NOTIFY, on a connection of its own; as that may break, or a pooler may swallow it, versions are compared now and then, too.
 */
let Publications = class Publications extends BackgroundTask {
    env;
    db;
    logger = new Logger('Publications');
    kept = new Map();
    listener;
    constructor(env, db) {
        super('publications', LOOK_EVERY_MS);
        this.env = env;
        this.db = db;
    }
    /** Reads what is published under this name and keeps it fresh from now on. @param load reads the value alone */
    async keep(name, load) {
        const read = async () => {
            const version = await this.versionOf(name);
            return { version, value: await load(this.db) };
        };
        const published = new Published(await read(), read);
        this.kept.set(name, published);
        return published;
    }
    /** Makes every process read it anew once `tx` has committed. Whoever publishes the same waits until then. */
    async publish(tx, name) {
        await tx.rows(`WITH published AS (UPDATE publications SET version = version + 1 WHERE name = $1 RETURNING name)
       SELECT pg_notify('${CHANNEL}', name) FROM published`, [name]);
        tx.afterCommit(() => this.refreshSoon(name));
    }
    async turn() {
        if (this.kept.size === 0)
            return false;
        await this.listen();
        const rows = await this.db.prepared('publications', 'SELECT name, version FROM publications');
        const changed = rows.filter(({ name, version }) => {
            const published = this.kept.get(name);
            return published && published.current.version !== version;
        });
        await Promise.all(changed.map(({ name }) => this.kept.get(name)?.refresh()));
        return false;
    }
    async beforeApplicationShutdown() {
        await super.beforeApplicationShutdown();
        const { listener } = this;
        this.listener = undefined;
        await listener?.end().catch(() => undefined);
    }
    async versionOf(name) {
        const [row] = await this.db.rows('SELECT version FROM publications WHERE name = $1', [name]);
        if (!row)
            throw new Error(`Nothing is published as ${name}: is the database migrated?`);
        return row.version;
    }
    /** Without a listener the comparison of versions goes on, and the next turn tries again. */
    async listen() {
        if (this.listener)
            return;
        const client = new Client({
            connectionString: this.env.DATABASE_URL,
            application_name: 'ironbloom-publications',
            connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
            keepAlive: true,
        });
        const lost = () => {
            if (this.listener === client)
                this.listener = undefined;
        };
        client.on('error', lost);
        client.on('end', lost);
        client.on('notification', ({ payload }) => this.refreshSoon(payload ?? ''));
        try {
            await client.connect();
            await client.query(`LISTEN ${CHANNEL}`);
            this.listener = client;
        }
        catch (error) {
            this.logger.warn({ err: error }, 'changes are not heard at once, only looked for every few seconds');
            await client.end().catch(() => undefined);
        }
    }
    refreshSoon(name) {
        this.kept
            .get(name)
            ?.refresh()
            .catch((error) => this.logger.warn({ err: error }, `${name} could not be read anew yet`));
    }
};
Publications = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], Publications);
export { Publications };
//# sourceMappingURL=publications.js.map
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Client } from 'pg';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { BackgroundTask } from '../../lifecycle/repeating-task.ts';
import type { Sql } from '../sql.ts';
import { type Transaction, UnitOfWork } from '../unit-of-work.ts';
import { PublicationEntity } from './publication.entity.ts';
import { PublicationHistory } from './publication-history.ts';
import { type Edition, CurrentPublication } from './current-publication.ts';

const CHANNEL = 'publications';
/** How often versions are compared in case a notification was lost, in ms. */
const LOOK_EVERY_MS = 3_000;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Publications cached in each process. Changes are announced by PostgreSQL's NOTIFY on a separate connection; as notifications
 * can be lost, versions are also compared at intervals.
 */
@Injectable()
export class Publications extends BackgroundTask {
  private readonly logger = new Logger('Publications');
  private readonly kept = new Map<string, CurrentPublication<unknown>>();
  private listener: Client | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {
    super('publications', LOOK_EVERY_MS);
  }

  /** Reads a publication and keeps it fresh. @param load reads the value */
  async keep<Value>(name: string, load: (sql: Sql) => Promise<Value>): Promise<CurrentPublication<Value>> {
    const read = async (): Promise<Edition<Value>> => {
      const version = await this.versionOf(name);
      return { version, value: await load(this.db) };
    };
    const published = new CurrentPublication(await read(), read);
    this.kept.set(name, published);
    return published;
  }

  /** Keeps the newest revision of `name`, or the shipped one. @param apply called with each value */
  async keepLatest<Value extends object>(
    name: string,
    shipped: Value,
    apply?: (value: Value) => void,
  ): Promise<CurrentPublication<Value>> {
    const history = new PublicationHistory<Value>(this.db, name);
    await history.addShipped(shipped);
    return this.keep(name, async (sql) => {
      const { value } = await history.latest(sql);
      apply?.(value);
      return value;
    });
  }

  /** Makes every process reload it once `tx` has committed. Serialises concurrent publications. */
  async publish(tx: Transaction, name: string): Promise<void> {
    await tx.rows(
      `WITH published AS (UPDATE publications SET version = version + 1 WHERE name = $1 RETURNING name)
       SELECT pg_notify('${CHANNEL}', name) FROM published`,
      [name],
    );
    tx.afterCommit(() => this.refreshSoon(name));
  }

  protected async turn(): Promise<boolean> {
    if (this.kept.size === 0) return false;
    await this.listen();
    const rows = await this.db.manager.find(PublicationEntity);
    const changed = rows.filter(({ name, version }) => {
      const published = this.kept.get(name);
      return published && published.current.version !== version;
    });
    await Promise.all(changed.map(({ name }) => this.kept.get(name)?.refresh()));
    return false;
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    const { listener } = this;
    this.listener = undefined;
    await listener?.end().catch(() => undefined);
  }

  private async versionOf(name: string): Promise<number> {
    const row = await this.db.manager.findOneBy(PublicationEntity, { name });
    if (!row) throw new Error(`Nothing is published as ${name}: is the database migrated?`);
    return row.version;
  }

  /** Without a listener versions are still compared; the next turn connects again. */
  private async listen(): Promise<void> {
    if (this.listener) return;
    const client = new Client({
      connectionString: this.env.DATABASE_URL,
      application_name: 'ironbloom-publications',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    const lost = (): void => {
      if (this.listener === client) this.listener = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.refreshSoon(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.listener = client;
    } catch (error) {
      this.logger.warn({ err: error }, 'LISTEN is not possible; publications are polled every few seconds');
      await client.end().catch(() => undefined);
    }
  }

  private refreshSoon(name: string): void {
    this.kept
      .get(name)
      ?.refresh()
      .catch((error: unknown) => this.logger.warn({ err: error }, `${name} not reloaded yet`));
  }
}

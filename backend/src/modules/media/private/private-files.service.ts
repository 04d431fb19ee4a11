import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { platformError } from '../../../platform/errors/errors.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import { DownloadTickets } from '../../../platform/redis/download-tickets.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { HealthData } from '../../../platform/security/health-data.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { PrivateFileEntity } from './private-file.entity.ts';
import { PrivateStorage } from './private-storage.ts';

type NewFile = Pick<PrivateFileEntity, 'resource' | 'resourceId' | 'personId' | 'name' | 'contentType'>;

export interface OpenedFile {
  file: PrivateFileEntity;
  body: Readable;
}

/**
 * Files between a person and her coach, never public: each request checks access to the resource. Those of a sealed resource are
 * encrypted, bound to their id.
 */
@Injectable()
export class PrivateFiles {
  constructor(
    private readonly db: UnitOfWork,
    private readonly storage: PrivateStorage,
    private readonly resources: Resources,
    private readonly tickets: DownloadTickets,
    private readonly outbox: Outbox,
    private readonly healthData: HealthData,
  ) {}

  /** The caller has checked access to the resource and the type of the bytes. @returns its id */
  async store(file: NewFile, body: Uint8Array): Promise<string> {
    const id = uuidv7();
    // The row comes before the bytes, so that no file is orphaned.
    await this.db.manager.insert(PrivateFileEntity, { ...file, id, bytes: body.byteLength });
    try {
      const stored = this.resources.isSealed(file.resource) ? this.healthData.seal(body, id) : body;
      await this.storage.put(keyOf(id), stored, file.contentType);
    } catch (error) {
      // Partial bytes may exist.
      await this.db.run((tx) => this.remove(tx, id));
      throw error;
    }
    return id;
  }

  /** @throws NOT_FOUND, also without access */
  async open(id: string, viewer: Principal | undefined): Promise<OpenedFile> {
    return this.read(await this.visible(id, viewer));
  }

  /**
   * For a download without a bearer token. @returns a ticket that opens the file once within a minute. @throws NOT_FOUND,
   * TRY_LATER
   */
  async ticket(id: string, viewer: Principal | undefined): Promise<string> {
    await this.visible(id, viewer);
    return this.tickets.issue('private-file', id);
  }

  /** @param isHead keeps the ticket valid, for mail scanners. @throws NOT_FOUND, TRY_LATER */
  async redeem(ticket: string, isHead: boolean): Promise<OpenedFile> {
    const id = await this.tickets[isHead ? 'read' : 'redeem']<string>('private-file', ticket);
    const file = id === undefined ? undefined : await this.find(id);
    if (!file) throw platformError('NOT_FOUND');
    return this.read(file);
  }

  /** Closed from the commit on; the worker deletes its bytes. */
  async remove(tx: Transaction, id: string): Promise<void> {
    await tx.manager.update(PrivateFileEntity, { id }, { removingAt: new Date() });
    await this.outbox.add(tx, 'media.remove-private', { fileId: id });
  }

  /** Those that are not being removed, oldest first. */
  async *openAll(ids: readonly string[]): AsyncGenerator<OpenedFile> {
    const files = await this.db.manager.find(PrivateFileEntity, {
      where: { id: In(ids), removingAt: IsNull() },
      order: { createdAt: 'ASC' },
    });
    for (const file of files) {
      const body = await this.bytesOf(file);
      if (body) yield { file, body };
    }
  }

  private async visible(id: string, viewer: Principal | undefined): Promise<PrivateFileEntity> {
    const file = await this.find(id);
    if (!file) throw platformError('NOT_FOUND');
    await this.resources.requireFile(viewer, file.resource, file.resourceId);
    return file;
  }

  private async find(id: string): Promise<PrivateFileEntity | null> {
    return this.db.manager.findOneBy(PrivateFileEntity, { id, removingAt: IsNull() });
  }

  private async read(file: PrivateFileEntity): Promise<OpenedFile> {
    const body = await this.bytesOf(file);
    if (!body) throw platformError('NOT_FOUND');
    return { file, body };
  }

  private async bytesOf({ id, resource }: PrivateFileEntity): Promise<Readable | undefined> {
    const stored = await this.storage.read(keyOf(id));
    if (!stored || !this.resources.isSealed(resource)) return stored;
    return Readable.from([this.healthData.open(await buffer(stored), id)]);
  }
}

const FILE_NAME = 'file';
const keyOf = (id: string): string => `${id}/${FILE_NAME}`;

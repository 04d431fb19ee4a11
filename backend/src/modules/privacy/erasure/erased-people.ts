import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { createHash, createHmac } from 'node:crypto';
import type { Env } from '../../../config/env.ts';
import { derivedKey } from '../../../platform/security/keys.ts';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

export interface EmailHash {
  hash: string;
  /** Identifies the key without revealing it. */
  keyId: string;
}

/** Keyed hashes of erased addresses, under a secret that backups do not contain: a backup alone cannot be searched for addresses. */
export class EmailHashes {
  private readonly current: Key;
  private readonly keys: readonly Key[];

  /** @param secrets the previous one made older hashes */
  constructor({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>) {
    this.current = keyOf(JWT_SECRET);
    this.keys =
      JWT_SECRET_PREVIOUS === undefined ? [this.current] : [this.current, keyOf(JWT_SECRET_PREVIOUS)];
  }

  /** Ids of the known keys. */
  get keyIds(): string[] {
    return this.keys.map(({ id }) => id);
  }

  hash(email: string): EmailHash {
    return hashOf(this.current, email);
  }

  /** Under each known secret. */
  hashAll(email: string): EmailHash[] {
    return this.keys.map((key) => hashOf(key, email));
  }
}

interface Key {
  key: Buffer;
  id: string;
}

function keyOf(secret: string): Key {
  const key = derivedKey(secret, 'erased-addresses');
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 12) };
}

function hashOf({ key, id }: Key, email: string): EmailHash {
  const address = mailAddressKey(email) ?? email;
  return { hash: createHmac('sha256', key).update(address).digest('base64url'), keyId: id };
}

/** Checks whether given addresses were erased. */
@Injectable()
export class ErasedPeople {
  private readonly hashes: EmailHashes;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
  ) {
    this.hashes = new EmailHashes(env);
  }

  /** Erased addresses without a later account or purchase. @param emails lower case */
  async findAmong(emails: readonly string[], sql: Sql = this.db): Promise<Set<string>> {
    // Without any erasure nothing is hashed.
    const [any] = await sql.rows('SELECT 1 FROM erasures WHERE finished_at IS NOT NULL LIMIT 1');
    if (!any) return new Set();
    const byHash = new Map(
      emails.flatMap((email) => this.hashes.hashAll(email).map(({ hash }) => [hash, email])),
    );
    const rows = await sql.rows<{ hash: string }>(
      'SELECT email_hash AS hash FROM erasures WHERE finished_at IS NOT NULL AND email_hash = ANY($1)',
      [[...byHash.keys()]],
    );
    const erased = rows.flatMap(({ hash }) => byHash.get(hash) ?? []);
    const back = await sql.rows<{ email: string }>(
      `SELECT email FROM people WHERE email = ANY($1) AND standing <> 'unverified'`,
      [erased],
    );
    const returned = new Set(back.map(({ email }) => email));
    return new Set(erased.filter((email) => !returned.has(email)));
  }
}

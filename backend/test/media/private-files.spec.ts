import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { modules } from '../../src/modules/index.ts';
import { PrivateFiles } from '../../src/modules/media/private/private-files.service.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { declareModules, type ModuleDeclaration } from '../../src/platform/declarations.ts';
import type { Relations } from '../../src/platform/security/resource-names.ts';
import { call, request } from '../harness/client.ts';
import { sessionToken } from '../harness/session.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

declare module '../../src/platform/security/rights.domain.ts' {
  interface RightNames {
    'spec-notes:read': true;
  }
}
declare module '../../src/platform/security/resource-names.ts' {
  interface ResourceNames {
    'spec-note': true;
  }
}

/** Example module: notes about a member that are shared with a coach. */
const notes = new Map<string, Relations>();
const spec: ModuleDeclaration = {
  rights: { 'spec-notes:read': { words: 'Read notes', roles: ['owner'], own: ['coach'] } },
  resources: {
    'spec-note': { right: 'spec-notes:read', relations: (_sql, id) => Promise.resolve(notes.get(id)) },
  },
};

let system: TestSystem;
let files: PrivateFiles;
let fileId: string;
const noteId = randomUUID();
const tokens: Record<string, string> = {};

async function aUser(role: string): Promise<string> {
  const id = randomUUID();
  await system.db.rows(
    `INSERT INTO users (id, email, name, role, email_verified_at) VALUES ($1, $2, 'Someone', $3, now())`,
    [id, `${id}@example.com`, role],
  );
  tokens[id] = await sessionToken(system, id);
  return id;
}

let [member, otherMember, coach, otherCoach, owner, manager]: string[] = [];

beforeAll(async () => {
  declareModules([...modules, spec]);
  system = await startSystem();
  files = system.app.get(PrivateFiles, { strict: false });
  [member, otherMember, coach, otherCoach, owner, manager] = await Promise.all(
    ['member', 'member', 'coach', 'coach', 'owner', 'manager'].map(aUser),
  );
  notes.set(noteId, { members: [member!], staff: [coach!] });
  const file = {
    resource: 'spec-note',
    resourceId: noteId,
    personId: member!,
    contentType: 'image/webp',
  } as const;
  fileId = await files.store({ ...file, name: 'मेरी "photo".webp' }, Buffer.from('bytes'));
});
afterAll(async () => {
  declareModules(modules);
  await system.stop();
});

const headersOf = (userId: string | undefined): Record<string, string> =>
  userId === undefined ? {} : { authorization: `Bearer ${tokens[userId]}` };
const open = (userId: string | undefined, id = fileId) =>
  request(`${system.url}/api/private-files/${id}`, { headers: headersOf(userId) });
const ticket = (userId: string | undefined) =>
  call<{ url: string }>(`${system.url}/api/private-files/${fileId}/ticket`, {
    method: 'POST',
    headers: headersOf(userId),
  });

it('opens for its member, her coach and the owner, and is not cached', async () => {
  for (const viewer of [member, coach, owner]) {
    const answer = await open(viewer);
    expect([answer.status, answer.text]).toEqual([200, 'bytes']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%E0%A4%AE");
  }
});

it('answers 404, as for a missing file, to everyone else', async () => {
  for (const viewer of [otherMember, otherCoach, manager, undefined]) {
    const [answer, nothing] = [await open(viewer), await open(viewer, randomUUID())];
    expect([answer.status, nothing.status]).toEqual([404, 404]);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ticket(viewer)).status).toBe(404);
  }
});

it('answers 404 to a coach who must set up a second factor first', async () => {
  await system.db.rows(`UPDATE users SET password_hash = 'weak:x' WHERE id = $1`, [coach]);
  const before = await open(coach);
  await system.db.rows('UPDATE users SET password_hash = NULL WHERE id = $1', [coach]);
  expect(before.status).toBe(404);
  expect((await open(coach)).status).toBe(200);
});

it('opens once by a ticket; HEAD does not use it up', async () => {
  const { status, body } = await ticket(member);
  expect(status).toBe(200);
  const address = `${system.url}${body.url}`;
  expect((await request(address, { method: 'HEAD' })).status).toBe(200);
  const [one, other] = await Promise.all([request(address), request(address)]);
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect((await request(address)).status).toBe(404);
});

it('is not stored below /uploads', async () => {
  for (const address of [`private/${fileId}/file`, `${fileId}/file`, `private%2F${fileId}/file`]) {
    expect((await request(`${system.url}/uploads/${address}`)).status).toBe(404);
  }
});

it('leaves nothing behind when storing fails', async () => {
  const folder = path.join(system.env.DATA_DIR, 'media', 'private');
  await rename(folder, `${folder}-away`);
  await writeFile(folder, 'no folder');
  const file = {
    resource: 'spec-note',
    resourceId: noteId,
    personId: member!,
    contentType: 'image/webp',
  } as const;
  await expect(files.store({ ...file, name: 'lost.webp' }, Buffer.from('bytes'))).rejects.toThrow();
  await unlink(folder);
  await rename(`${folder}-away`, folder);
  expect(
    await system.db.rows('SELECT name FROM private_files WHERE removing_at IS NULL AND id <> $1', [fileId]),
  ).toEqual([]);
});

it('is closed at once by a removal; the worker removes its bytes', async () => {
  const stored = path.join(system.env.DATA_DIR, 'media', 'private', fileId, 'file');
  expect(existsSync(stored)).toBe(true);
  await system.app.get(UnitOfWork).run((tx) => files.remove(tx, fileId));
  expect((await open(member)).status).toBe(404);
  await system.startWorker();
  await until(async () => (await system.db.rows('SELECT 1 FROM private_files')).length === 0);
  expect(existsSync(stored)).toBe(false);
});

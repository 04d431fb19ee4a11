import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Editor } from '../content/editor.ts';
import { anImage, aPhoto } from '../factories/images.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const MEGABYTE = 1_000_000;

let system: TestSystem;
let editor: Editor;
const upload = <Body = unknown>(image: Buffer) =>
  editor.send<Body>('POST', '/admin/media', { image, alt: 'A' });

beforeAll(async () => {
  system = await startSystem();
  editor = await Editor.of(system, 'owner');
});
afterAll(() => system.stop());

describe('an incomplete form', () => {
  const send = (body: string, type: string) =>
    editor.raw('POST', '/admin/media', body, { 'content-type': type });

  it.each([
    [
      'breaks off',
      '--x\r\ncontent-disposition: form-data; name="alt"\r\n\r\nA',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['has no boundary', 'A', 'multipart/form-data', 400],
    ['is JSON', '{}', 'application/json', 415],
  ])('that %s is refused with a message', async (_, body, type, status) => {
    const answer = await send(body, type);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/\w\.$/)]);
  });
});

describe('the temporary file of an upload', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'ironbloom-incoming-'));
    jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  const isEmpty = async () => readdirSync(folder).length === 0;

  it('exists until the answer', async () => {
    const answer = upload(await aPhoto(9));
    await until(async () => !(await isEmpty()));
    expect((await answer).status).toBe(201);
    await until(isEmpty);
  });

  it('is removed when the picture is refused', async () => {
    expect((await upload(Buffer.from('just words'))).status).toBe(400);
    expect((await upload(await aPhoto(11))).status).toBe(400);
    await until(isEmpty);
  });

  it('is removed when the connection is lost', async () => {
    const before = await system.db.rows('SELECT id FROM media');
    const photo = await aPhoto(5);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const socket = await beginUpload(photo);
      await until(async () => !(await isEmpty()));
      socket.destroy();
      await until(isEmpty);
    }
    expect((await upload(await anImage())).status).toBe(201);
    expect(await system.db.rows('SELECT id FROM media')).toHaveLength(before.length + 1);
  });

  it('meets a full disk: the answer is a server error that says so', async () => {
    jest.spyOn(os, 'tmpdir').mockReturnValue(path.join(folder, 'missing'));
    const answer = await upload<ErrorAnswer>(await anImage());
    expect([answer.status, answer.body.code]).toEqual([503, 'TRY_LATER']);
  });
});

/** First megabyte of it. */
async function beginUpload(photo: Buffer): Promise<Socket> {
  const { hostname, port } = new URL(system.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    [
      'POST /api/admin/media HTTP/1.1',
      'host: x',
      editor.authorization,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${photo.length}`,
      '',
      '--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
    ].join('\r\n'),
  );
  await new Promise((sent) => socket.write(photo.subarray(0, 1 * MEGABYTE), sent));
  return socket;
}

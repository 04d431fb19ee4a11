/**
 * Photos as an editor sends them. Run as a program, it sends as many at once as it is asked, each over a line of its own: a process that
 * stands for other machines, ready before readers' milliseconds are counted.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { answerOf } from './answer-of.ts';
import { AdminClient, type EncodedForm } from '../support/admin-client.ts';

/**
 * Bytes a millisecond: 100 Mbit/s for each. At memory's speed ten senders would take the very processors that readers are answered on.
 */
const LINE = 12_500;
/** Bytes of one step. */
const STEP = 64 * 1024;

interface Uploads {
  admin: Pick<AdminClient, 'site' | 'token'>;
  photo: Buffer;
  count: number;
}

/** Encoded once: the garbage of a `fetch` with a form is another machine's in life, and kept readers waiting here. */
async function formOf(photo: Buffer): Promise<EncodedForm & { body: Buffer }> {
  const form = new FormData();
  form.set('alt', 'A photo');
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  return { type, length: body.length, body };
}

async function* overLine(body: Buffer): AsyncGenerator<Buffer> {
  const began = performance.now();
  for (let at = 0; at < body.length; at += STEP) {
    await delay(Math.max(0, began + at / LINE - performance.now()));
    yield body.subarray(at, at + STEP);
  }
}

/** Sends photos, however often the same, as fast as they are taken. @returns ms until each was stored */
export async function uploader(admin: AdminClient, photo: Buffer): Promise<() => Promise<number>> {
  const form = await formOf(photo);
  return async () => {
    const began = performance.now();
    await admin.send('/api/admin/media', form);
    return performance.now() - began;
  };
}

export interface Senders {
  /** Resolves when all photos are stored. */
  send(): Promise<void>;
  stop(): void;
}

export async function startSenders({ admin: { site, token }, photo, count }: Uploads): Promise<Senders> {
  const senders = fork(import.meta.filename, { serialization: 'advanced' });
  const ready = answerOf(senders);
  senders.send({ admin: { site, token }, photo, count } satisfies Uploads);
  await ready;
  return {
    async send() {
      const stored = answerOf(senders);
      senders.send('send');
      await stored;
    },
    stop: () => senders.disconnect(),
  };
}

if (import.meta.main) {
  const [{ admin: signedIn, photo, count }] = (await once(process, 'message')) as [Uploads];
  const admin = new AdminClient(signedIn.site, signedIn.token);
  const form = await formOf(photo);
  const send = () => admin.send('/api/admin/media', { ...form, body: overLine(form.body) });
  process.on('message', () => {
    void Promise.all(Array.from({ length: count }, send)).then(
      () => process.send?.({}),
      (error: unknown) => process.send?.(String(error)),
    );
  });
  process.send?.({});
}

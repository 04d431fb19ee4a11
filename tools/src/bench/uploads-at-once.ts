import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { Stack } from '../stack/stack.ts';
import { AdminClient } from './support/admin-client.ts';

interface Uploads {
  stack: Pick<Stack, 'siteUrl' | 'env'>;
  photo: Uint8Array;
  count: number;
}

/** Encoded once: the garbage of a `fetch` with a form is another machine's in life, and kept readers waiting here. */
async function formOf(photo: Uint8Array): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  form.set('alt', 'A photo');
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const encoded = new Response(form);
  return {
    type: encoded.headers.get('content-type') ?? '',
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Sends photos, however often the same. @returns ms until each was stored */
export async function uploader(admin: AdminClient, photo: Uint8Array): Promise<() => Promise<number>> {
  const { type, body } = await formOf(photo);
  return async () => {
    const began = performance.now();
    await admin.send('/api/admin/media', type, body);
    return performance.now() - began;
  };
}

/** Sends as many at once, from a thread of its own: whoever counts readers' milliseconds meanwhile does not wait for it. */
export async function uploadsAtOnce({ stack: { siteUrl, env }, photo, count }: Uploads): Promise<void> {
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = env;
  const given: Uploads = { stack: { siteUrl, env: { ADMIN_EMAIL, ADMIN_PASSWORD } }, photo, count };
  const thread = new Worker(new URL(import.meta.url), { workerData: given });
  await new Promise((resolve, reject) => thread.once('exit', resolve).once('error', reject));
}

if (!isMainThread) {
  const { stack, photo, count } = workerData as Uploads;
  const admin = await AdminClient.signIn(stack);
  const upload = await uploader(admin, photo);
  await Promise.all(Array.from({ length: count }, () => upload()));
}

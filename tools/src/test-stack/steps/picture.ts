import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { adminToken, json } from '../api.ts';
import type { ComposeStack } from '../compose-stack.ts';
import { expect, type Step } from '../step.ts';

const PICTURE = path.resolve(import.meta.dirname, '../../../../backend/seed/pictures/blog/sleep.webp');

/** @returns where it is served */
export async function uploadPicture(stack: ComposeStack): Promise<string> {
  const form = new FormData();
  const file = new Uint8Array(await readFile(PICTURE));
  form.append('image', new Blob([file], { type: 'image/webp' }), 'sleep.webp');
  form.append('alt', 'A half-lit moon');
  const answer = await fetch(`${stack.settings.siteUrl}/api/admin/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await adminToken(stack)}` },
    body: form,
  });
  return stack.settings.siteUrl + (await json<{ url: string }>(answer)).url;
}

export const picture: Step = {
  name: 'an uploaded picture',
  run: async (stack) => {
    const url = await uploadPicture(stack);
    const whole = await fetch(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.status === 200, `the picture answered ${whole.status}`);
    const part = await fetch(url, { headers: { range: 'bytes=100-199' } });
    const some = Buffer.from(await part.arrayBuffer());
    expect(part.status === 206, `a range of it answered ${part.status}`);
    expect(
      part.headers.get('content-range') === `bytes 100-199/${bytes.length}`,
      'the range is named wrongly',
    );
    expect(some.equals(bytes.subarray(100, 200)), 'the range holds other bytes');
    return `${(bytes.length / 1000).toFixed(0)} kB, ranges exact`;
  },
};

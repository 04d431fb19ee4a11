import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The body of an answer as it comes over the wire, compressed if that is how it was sent; `fetch` would unpack it. */
export function wireBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => buffer(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}

import { api, unwrap } from '../api/client.ts';
import { startDownload } from '../lib/start-download.ts';

const of = (id: string) => ({ params: { path: { id } } });

/** A private picture or PDF. Throws ApiError. */
export const privateFile = (id: string): Promise<Blob> =>
  unwrap<Blob>(api.GET('/api/private-files/{id}', { ...of(id), parseAs: 'blob' }));

/** A private picture that is kept on this device from the first time on: files never change. Throws ApiError. */
export async function keptPrivateFile(id: string): Promise<Blob> {
  const { askedOnce } = await import('../offline/kept-answers.ts');
  return askedOnce(`/api/private-files/${id}`, () => privateFile(id));
}

/** By an address that opens the file once, within a minute. Throws ApiError. */
export async function downloadPrivateFile(id: string): Promise<void> {
  startDownload((await unwrap(api.POST('/api/private-files/{id}/ticket', of(id)))).url);
}

const folder = '/api/private-files/';
const address = /^\/api\/private-files\/([0-9a-f-]{36})$/;

/** @param src the address of a picture in a text */
export const privateIdOf = (src: string): string | undefined => address.exec(src)?.[1];

const ID_LENGTH = 36;

/** The ids of the private pictures of a text. */
export const privateIdsIn = (html: string): string[] =>
  html
    .split(folder)
    .slice(1)
    .flatMap((rest) => privateIdOf(folder + rest.slice(0, ID_LENGTH)) ?? []);

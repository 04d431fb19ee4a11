import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

/** In the order of our liking. */
export const ENCODINGS = ['br', 'gzip'];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** A page is about as long as the window of 64 KiB; the default of 4 MiB takes memory and a fifth of the time for nothing. */
const brotliOptions = (quality: number): BrotliOptions => ({
  chunkSize: 64 * 1024,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 16 },
});
/** For the reader who waits: 6 % smaller than 4 for 0.4 ms more, beside the event loop. */
const BROTLI = brotliOptions(5);
/** For those who come later: 10 % smaller again, in 60 ms. Most pages then fit what a new connection carries at once. */
const SMALLEST = brotliOptions(11);
const oneAtATime = pLimit(1);
/** As V8 keeps a text in which there is a “ or a ₹. */
const BYTES_PER_LETTER = 2;

/**
 * A page's text with its ETag and its compressed forms, each made once, however often it is sent, and only when somebody asks: most
 * renderings are what the one before was, and to write 100 kB as UTF-8 takes half a millisecond.
 */
export class PageBody {
  /** Bytes of memory: the text, and every form that has been made of it. */
  weight: number;
  /** Called when another form has been made, or a smaller one. */
  onGrowth: (() => void) | undefined;
  private knownEtag: string | undefined;
  private readonly encoded = new Map<string, Promise<Buffer>>();
  private isShrunk = false;

  constructor(private readonly html: string) {
    this.weight = html.length * BYTES_PER_LETTER;
  }

  get etag(): string {
    return (this.knownEtag ??= `W/"${hash('sha1', this.html, 'base64url')}"`);
  }

  isSameAs({ html }: PageBody): boolean {
    return this.html === html;
  }

  /** @param encoding one of `ENCODINGS`; anything else is the plain text, which hardly anybody asks for and nobody keeps */
  async in(encoding: string | null): Promise<Buffer> {
    if (encoding !== 'br' && encoding !== 'gzip') return Buffer.from(this.html);
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = (encoding === 'br' ? brotli(this.html, BROTLI) : gzipped(this.html)).then((bytes) => {
      this.weight += bytes.length;
      this.onGrowth?.();
      return bytes;
    });
    this.encoded.set(encoding, made);
    return made;
  }

  /** Takes time for a smaller Brotli form, once; worth it for a page that stays as it is. The one before is sent meanwhile. */
  async shrink(): Promise<void> {
    if (this.isShrunk) return;
    this.isShrunk = true;
    const former = await this.in('br');
    const bytes = await oneAtATime(() => brotli(this.html, SMALLEST));
    if (bytes.length >= former.length) return;
    this.encoded.set('br', Promise.resolve(bytes));
    this.weight += bytes.length - former.length;
    this.onGrowth?.();
  }
}

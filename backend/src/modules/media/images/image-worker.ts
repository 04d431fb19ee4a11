/**
 * Process that encodes pictures, started by `ImageProcessor` (image-processor.service.ts). In tests Node runs it and its
 * imports from source: no decorators here or in imports.
 */
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { encodeHero, encodeIcon, encodeLogo, encodeSocialUpload } from './encode-brand.ts';
import { encodePrivate, encodeSocial, encodeWidths } from './encode.ts';
import { ImageRefusal, type RefusalCode } from './encoded-image.ts';
import { encodeShareCard } from './encode-share-card.ts';

// On Linux priorities are per thread; those of sharp exist already.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
for (const thread of threads) setPriority(thread, Number(process.env['IMAGE_PROCESS_PRIORITY'] ?? 0));

const encoder = {
  encodeWidths,
  encodePrivate,
  encodeSocial,
  encodeSocialUpload,
  encodeHero,
  encodeLogo,
  encodeIcon,
  encodeShareCard,
};

export type Encoder = typeof encoder;

export interface EncodingTask {
  kind: keyof Encoder;
  /** Arguments of the encoder function of that name. */
  given: readonly unknown[];
}

export type EncodingAnswer =
  | { made: unknown }
  /** The picture cannot be used. */
  | { refused: RefusalCode }
  | { failed: string };

/** Called by tinypool, which loses the class of errors: so none is thrown. */
export default async function encode({ kind, given }: EncodingTask): Promise<EncodingAnswer> {
  try {
    const work = encoder[kind] as (...all: readonly unknown[]) => Promise<unknown>;
    return { made: await work(...given) };
  } catch (error) {
    return error instanceof ImageRefusal ? { refused: error.code } : { failed: String(error) };
  }
}

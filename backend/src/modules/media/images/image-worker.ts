/**
 * The process that encodes pictures, started by `ImageProcessor` (image-processor.service.ts). Node runs it and its imports from source in
 * tests: no decorators here, and no imports that have them.
 */
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { encodeHero, encodeIcon, encodeLogo, encodeSocialUpload } from './encode-brand.ts';
import { encodeSocial, encodeWidths } from './encode.ts';
import { ImageRefusal, type RefusalCode } from './encoded-image.ts';
import { encodeShareCard } from './encode-share-card.ts';

// On Linux each thread has its own priority, and those that sharp runs on are there already.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
for (const thread of threads) setPriority(thread, Number(process.env['IMAGE_PROCESS_PRIORITY'] ?? 0));

const encoder = {
  encodeWidths,
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
  /** The arguments of the encoder's function of that name. */
  given: readonly unknown[];
}

export type EncodingAnswer =
  | { made: unknown }
  /** The picture cannot be used. */
  | { refused: RefusalCode }
  | { failed: string };

/** Called by tinypool, which does not keep the class of an error: so none is thrown. */
export default async function encode({ kind, given }: EncodingTask): Promise<EncodingAnswer> {
  try {
    const work = encoder[kind] as (...all: readonly unknown[]) => Promise<unknown>;
    return { made: await work(...given) };
  } catch (error) {
    return error instanceof ImageRefusal ? { refused: error.code } : { failed: String(error) };
  }
}

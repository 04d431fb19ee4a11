import * as z from 'zod/mini';
import type { Rules } from '#shared/forms/engine.ts';
import type { PictureSlot, PictureState, Values } from '../editing/kind.ts';

type Slot = Pick<PictureSlot<never>, 'file' | 'alt' | 'missing'>;

/** content-16: what is new needs its pictures; one that nobody can describe is nothing to somebody who cannot see it. */
export function withPictures(rules: Rules<Values>, slots: readonly Slot[]): Rules<Values> {
  const checks = slots.flatMap(({ file, alt, missing }) => [
    rule(file, (state) => state !== 'missing', file, missing),
    rule(file, (state, texts) => state !== 'describable' || Boolean(texts[alt]?.trim()), alt, nameless),
  ]);
  return rules.check(...checks);
}

const nameless = 'Please enter an alt text';

/** @param file under whose name the picture's state stands @param at the input that a refusal is about */
function rule(
  file: string,
  holds: (state: PictureState, texts: Values) => boolean,
  at: string,
  error: string,
) {
  return z.refine<Values>((texts) => holds(texts[file] as PictureState, texts), { path: [at], error });
}

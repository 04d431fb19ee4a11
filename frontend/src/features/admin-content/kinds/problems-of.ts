import type { Rules } from '#shared/forms/engine.ts';
import type { Values } from '../editing/kind.ts';

/** For tests: the sentences of rules, by the fields under which they stand. */
export function problemsOf(rules: Rules<Values>, texts: Values): Values {
  const { error } = rules.safeParse(texts);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

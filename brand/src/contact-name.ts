import { hasLetter, visible } from './visible.ts';

/** Placeholders that spreadsheets and programs write for a missing name. Nan and Null in this spelling are real names. */
const NO_NAME =
  /^(?:#(?:n\/a!?|null!|ref!|value!|div\/0!|name\?|num!|spill!|calc!|error!|field!|blocked!|connect!|busy!|unknown!|getting_data)|n\/a|n\.a\.?|undefined|none|err:\d+|\[object|object\]|\(null\)|\(blank\)|\(empty\)|<null>|<none>)$/i;
const NO_NAME_AS_WRITTEN = ['NULL', 'null', 'nan', 'NaN', 'NAN', 'nil', 'NIL', 'NA'];

/** A contact's name; empty when there is none. */
export function contactName(typed: string): string {
  const name = visible(typed).trim();
  const words = name.normalize('NFKC').split(/[ ,]+/);
  const isName = words.some(
    (word) => hasLetter(word) && !NO_NAME.test(word) && !NO_NAME_AS_WRITTEN.includes(word),
  );
  return isName ? name : '';
}

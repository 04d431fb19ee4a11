/** Letters only, so that addresses, numbers and instructions do not match. A full stop ends an initial. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){1,40}$/u;

/** Text that somebody else may have typed reaches a reader only if it is a plain name. */
export const plainName = (typed: string): string | null => (NAME.test(typed) ? typed : null);

/** The first word that is not an initial: "Priya" of "S. Priya Nair". */
export function firstNameOf(name: string): string {
  const words = name.split(' ');
  return words.find((word) => word.replace('.', '').length > 1) ?? name;
}

/** By which a mail greets; null: not known. One plain word is all that reaches the reader. */
export const greetedName = (typed: string | null): string | null =>
  typed === null ? null : plainName(firstNameOf(typed));

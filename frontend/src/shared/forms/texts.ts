/** What stands in the inputs of a form, by their names. */
export type Texts = Record<string, string>;

export function textsOf(form: HTMLFormElement): Texts {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => !(entry[1] instanceof File),
  );
  return Object.fromEntries(texts);
}

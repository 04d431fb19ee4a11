/** The log keeps the beginning of long texts. */
const MAX_LENGTH = 2_000;

export type Fields = Readonly<Record<string, unknown>>;

/** Recorded changes of an edit: differing fields, before and after. */
export function changesBetween(
  id: string,
  before: Fields | null,
  after: Fields | null,
): { before: object | null; after: object | null } {
  const names = Object.keys(after ?? before ?? {}).filter(
    (name) => !before || !after || !isEqual(before[name], after[name]),
  );
  const pick = (fields: Fields) => ({
    _id: id,
    ...Object.fromEntries(names.map((name) => [name, clip(fields[name])])),
  });
  return { before: before && pick(before), after: after && pick(after) };
}

/** Conflict for the second of two editors: sent fields whose stored value differs, with that value. */
export function conflictsBetween(sent: Fields, saved: Fields): Record<string, string> {
  const names = Object.keys(sent).filter(
    (name) => sent[name] !== undefined && name in saved && !isEqual(sent[name], saved[name]),
  );
  return Object.fromEntries(names.map((name) => [name, `Now: ${brief(saved[name])}`]));
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function clip(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MAX_LENGTH) return value;
  return `${value.slice(0, MAX_LENGTH)} … (${value.length} characters)`;
}

function brief(value: unknown): string {
  // JSON has no undefined.
  const words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '–');
  return words.length > 200 ? `${words.slice(0, 200)} …` : words;
}

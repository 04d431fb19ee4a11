/** The log keeps the beginning of long texts. */
const MAX_LENGTH = 2_000;

export type Fields = Readonly<Record<string, unknown>>;

/** What the activity log keeps of an edit: the fields that differ, before and after. */
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

/**
 * For the second of two editors: every field that they sent and that is saved otherwise now, with
 * what it says now.
 */
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
  // JSON has no text for undefined.
  const words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '–');
  return words.length > 200 ? `${words.slice(0, 200)} …` : words;
}

const keyLike = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether it can be the key of a kind of plan. Whether it is one, the price lists know. */
export function isTrainingType(value: unknown): value is string {
  return typeof value === 'string' && keyLike.test(value);
}

/** The name of a kind of which nothing is known but its key. */
export function nameOfKey(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const longest = 120;

/** Reads months out of an address, where they are text, or out of a route state, where they are a number. */
export function toDuration(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const months = Number(String(value).trim() || Number.NaN);
  return Number.isInteger(months) && months > 0 && months <= longest ? months : undefined;
}

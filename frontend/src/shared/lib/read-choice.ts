const keyLike = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether the value has the form of a plan kind's key. The price lists know which kinds exist. */
export function isTrainingType(value: unknown): value is string {
  return typeof value === 'string' && keyLike.test(value);
}

/** A readable name made of a key. */
export function nameOfKey(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const longest = 120;

/** Months from a query parameter or a history state. */
export function toDuration(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const months = Number(String(value).trim() || Number.NaN);
  return Number.isInteger(months) && months > 0 && months <= longest ? months : undefined;
}

/** Keys whose values are never logged, at any depth. */
const PERSONAL = new Set([
  'email',
  'phone',
  'name',
  'password',
  'otp',
  'token',
  'statusToken',
  'authorization',
]);
/** Objects and lists within what is logged. */
const DEPTH = 4;

/** Fields of a log line without personal data. Errors and other instances are left to serializers. */
export function censored(fields: Record<string, unknown>, depth = DEPTH): Record<string, unknown> {
  const within = (value: unknown): unknown => {
    if (depth === 0 || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(within);
    return Object.getPrototypeOf(value) === Object.prototype
      ? censored(value as Record<string, unknown>, depth - 1)
      : value;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, PERSONAL.has(key) ? '***' : within(value)]),
  );
}

/** Addresses contain tokens and mail addresses; only the path's shape is logged. */
export function loggedPath(url: string): string {
  return url
    .replace(/\?.*$/s, '')
    .replace(
      /^(\/api\/payments\/(?:status|exports)\/|\/api\/privacy\/archives\/|\/api\/private-files\/opened\/|\/api\/suppressions\/|\/unsubscribe\/).+/,
      '$1***',
    );
}

export const INDIA = 'Asia/Kolkata';

/** In the order of the API, from 0. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const NOON = 12;

export const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % NOON || NOON} ${hour < NOON ? 'am' : 'pm'}`,
}));

/** Browsers may know India by its former name. */
const withNewName = (zone: string): string => (zone === 'Asia/Calcutta' ? INDIA : zone);

export const deviceZone = (): string => withNewName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** India and the device's first, then all. @param chosen null: India */
export function zoneOptions(
  device: string,
  chosen: string | null,
): readonly { value: string; label: string }[] {
  const all = Intl.supportedValuesOf('timeZone').map(withNewName);
  const zones = new Set([INDIA, device, ...(chosen ? [chosen] : []), ...all]);
  return [...zones].map((value) => ({
    value,
    label: value === INDIA ? 'India' : value.replaceAll('_', ' '),
  }));
}

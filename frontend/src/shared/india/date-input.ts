import { indiaOffsetMs } from '@ironbloom/brand/india';

/** ISO 8601 to the value of a datetime-local input, in India's time: "2026-11-21T09:30". */
export function toIndiaInput(iso: string): string {
  return new Date(Date.parse(iso) + indiaOffsetMs).toISOString().slice(0, 16);
}

/** The inverse: ISO 8601 with India's offset; empty stays empty. */
export function fromIndiaInput(text: string): string {
  return text && `${text.length === 16 ? `${text}:00` : text}+05:30`;
}

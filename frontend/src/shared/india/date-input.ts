import { indiaOffsetMs } from '@ironbloom/brand/india';

/** For an input of type datetime-local: "2026-11-21T09:30" in India. Takes ISO-8601. */
export function toIndiaInput(iso: string): string {
  return new Date(Date.parse(iso) + indiaOffsetMs).toISOString().slice(0, 16);
}

/** The other way: ISO-8601 with its zone; empty stays empty. */
export function fromIndiaInput(text: string): string {
  return text && `${text.length === 16 ? `${text}:00` : text}+05:30`;
}

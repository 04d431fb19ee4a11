import { Injectable } from '@nestjs/common';
import { linkTokenHash, newLinkToken } from '../security/link-token.ts';
import { ShortLived } from './short-lived.ts';

const GOOD_FOR_SECONDS = 60;

/** Purpose of a ticket; part of its Redis key. */
export type TicketKind =
  | 'export:payments'
  | 'export:person'
  | 'export:progress'
  | 'plan-pdf'
  | 'private-file';

/** One-time tickets for browser downloads without a bearer token: each opens one file, once, within a minute. */
@Injectable()
export class DownloadTickets {
  constructor(private readonly shortLived: ShortLived) {}

  /** @param value what `redeem` gives back, as JSON. @returns the ticket. @throws TRY_LATER */
  async issue(kind: TicketKind, value: unknown): Promise<string> {
    const ticket = newLinkToken();
    await this.shortLived.put(keyOf(kind, ticket), JSON.stringify(value), GOOD_FOR_SECONDS);
    return ticket;
  }

  /** @returns undefined for a used or expired one. @throws TRY_LATER */
  async redeem<Value>(kind: TicketKind, ticket: string): Promise<Value | undefined> {
    return parsed(await this.shortLived.take(keyOf(kind, ticket)));
  }

  /** Keeps the ticket valid, for HEAD requests of mail scanners and download managers. @returns, @throws as `redeem` */
  async read<Value>(kind: TicketKind, ticket: string): Promise<Value | undefined> {
    return parsed(await this.shortLived.get(keyOf(kind, ticket)));
  }
}

/** Hashed: read access to Redis allows no download. */
const keyOf = (kind: TicketKind, ticket: string): string => `${kind}:${linkTokenHash(ticket)}`;

const parsed = <Value>(json: string | undefined): Value | undefined =>
  json === undefined ? undefined : (JSON.parse(json) as Value);

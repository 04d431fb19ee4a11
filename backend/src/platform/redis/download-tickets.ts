import { Injectable } from '@nestjs/common';
import { linkTokenHash, newLinkToken } from '../security/link-token.ts';
import { ShortLived } from './short-lived.ts';

const GOOD_FOR_SECONDS = 60;

/** What a ticket opens; part of its key in Redis. */
export type TicketKind = 'export:payments' | 'export:person' | 'private-file';

/** Tickets for plain downloads by a browser, which carry no bearer token: each opens one file, once, within a minute. */
@Injectable()
export class DownloadTickets {
  constructor(private readonly shortLived: ShortLived) {}

  /** @param value what `redeem` gives back, as JSON. @returns the ticket. @throws TRY_LATER */
  async issue(kind: TicketKind, value: unknown): Promise<string> {
    const ticket = newLinkToken();
    await this.shortLived.put(keyOf(kind, ticket), JSON.stringify(value), GOOD_FOR_SECONDS);
    return ticket;
  }

  /** @returns undefined for one that was used, or has expired. @throws TRY_LATER */
  async redeem<Value>(kind: TicketKind, ticket: string): Promise<Value | undefined> {
    return parsed(await this.shortLived.take(keyOf(kind, ticket)));
  }

  /** Leaves the ticket usable, for a HEAD request of a mail scanner or a download manager. @returns, @throws as `redeem` */
  async read<Value>(kind: TicketKind, ticket: string): Promise<Value | undefined> {
    return parsed(await this.shortLived.get(keyOf(kind, ticket)));
  }
}

/** Hashed: whoever reads Redis cannot download anything with it. */
const keyOf = (kind: TicketKind, ticket: string): string => `${kind}:${linkTokenHash(ticket)}`;

const parsed = <Value>(json: string | undefined): Value | undefined =>
  json === undefined ? undefined : (JSON.parse(json) as Value);

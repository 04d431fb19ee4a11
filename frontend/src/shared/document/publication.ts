import { api } from '../api/client.ts';
import { type Address, get } from '../api/get.ts';
import type { paths } from '../api/schema.ts';
import { useChange } from '../api/use-change.ts';
import type { BodyOf } from '../api/wire.ts';

/** What the owner publishes as a whole, in revisions. */
export interface Published {
  version: number;
  /** UTC, ISO 8601. */
  publishedAt: string;
  /** Null for the default content. */
  publishedBy: string | null;
}

/** A revision with its changes from the one before. */
export interface ShownRevision extends Published {
  restoredFrom: number | null;
  changes: readonly { what: string; before: string | null; after: string | null }[];
}

/** The body of a PUT without its version. */
export type PublishBody<Path extends keyof paths> = Omit<BodyOf<Path, 'put'>, 'version'>;

export interface Publication<Whole extends Published, Body> {
  address: Address<Whole>;
  latest: () => Promise<Whole>;
  /** Rejects with an ApiError. */
  publish: (body: Body, version: number) => Promise<Whole>;
  /** Publishes an earlier revision again. Rejects with an ApiError. */
  restore: (revision: number, version: number) => Promise<Whole>;
}

/**
 * Publishes at an API address by PUT; the history is at `/revisions`.
 * @param onPublished updates data outside SWR
 * @param affected further addresses to revalidate
 */
export function usePublication<Whole extends Published, Body extends object>(
  address: Address<Whole>,
  onPublished?: (answer: Whole) => void,
  affected: readonly string[] = [],
): Publication<Whole, Body> {
  const change = useChange(address, ...affected);

  /** The schema has a PUT and a restore for each of these GETs, with the same answer. */
  const published = (call: Promise<unknown>): Promise<Whole> =>
    change(
      (call as Parameters<typeof change<Whole>>[0]).then((outcome) => {
        if (outcome.data) onPublished?.(outcome.data);
        return outcome;
      }),
    );

  return {
    address,
    latest: () => get(address),
    publish: (body, version) => published(api.PUT(address as never, { body: { ...body, version } } as never)),
    restore: (revision, version) =>
      published(
        api.POST(`${address}/revisions/${revision}/restore` as never, { body: { version } } as never),
      ),
  };
}

import { api } from '../api/client.ts';
import { type Address, get } from '../api/get.ts';
import type { paths } from '../api/schema.ts';
import { useChange } from '../api/use-change.ts';
import type { BodyOf } from '../api/wire.ts';

/** What the owner publishes as a whole, one revision after the other. */
export interface Published {
  version: number;
  /** UTC, ISO 8601. */
  publishedAt: string;
  /** Null: as shipped. */
  publishedBy: string | null;
}

/** One line of a history: what a revision changed beside the one before. */
export interface ShownRevision extends Published {
  restoredFrom: number | null;
  changes: readonly { what: string; before: string | null; after: string | null }[];
}

/** What is published at a path, beside the version that it follows. */
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
 * What is published at an address of the API: PUT publishes, its history is at `/revisions`.
 * @param onPublished brings up to date what SWR does not hold @param affected addresses that a revision changes, too
 */
export function usePublication<Whole extends Published, Body extends object>(
  address: Address<Whole>,
  onPublished?: (answer: Whole) => void,
  affected: readonly string[] = [],
): Publication<Whole, Body> {
  const change = useChange(address, ...affected);

  /** The schema has a PUT and a restore beside each GET of a publication, with the answer of the GET. */
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

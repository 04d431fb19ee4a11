/** What the owner publishes as a whole, one revision after the other. */
export interface Publication {
  version: number;
  /** UTC, ISO 8601. */
  publishedAt: string;
  /** Null: as shipped. */
  publishedBy: string | null;
}

/** One line of a history: what a revision changed beside the one before. */
export interface ShownRevision extends Publication {
  restoredFrom: number | null;
  changes: readonly { what: string; before: string | null; after: string | null }[];
}

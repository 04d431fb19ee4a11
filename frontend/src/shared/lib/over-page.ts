interface Place {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

/** History state of a visit that opens over a page. */
export interface OverPage {
  over: Place;
}

/** The page below. @param state unvalidated history state */
export const overPage = (state: unknown): Place | undefined => (state as Partial<OverPage> | null)?.over;

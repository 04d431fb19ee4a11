interface Place {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

/** In the state of a visit that opens over a page: the page, which stays as it is under it. */
export interface OverPage {
  over: Place;
}

/** The page over which a visit opens. @param state of the visit's location, which may be anybody's */
export const overPage = (state: unknown): Place | undefined => (state as Partial<OverPage> | null)?.over;

/** What somebody is to us: `buyer` has no account. */
export const STANDINGS = ['buyer', 'unverified', 'member', 'staff', 'deactivated'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Sides from which the list is seen; `buyers` have bought, with or without an account. */
export const PEOPLE_FILTERS = ['all', 'members', 'buyers', 'unverified', 'staff', 'deactivated'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

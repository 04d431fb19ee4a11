/** What somebody is to us: `buyer` has no account. */
export const STANDINGS = ['buyer', 'unverified', 'member', 'staff', 'deactivated'];
/** Sides from which the list is seen; `buyers` have bought, with or without an account. */
export const PEOPLE_FILTERS = ['all', 'members', 'buyers', 'unverified', 'staff', 'deactivated'];
//# sourceMappingURL=standing.js.map
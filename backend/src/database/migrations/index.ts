import { Initial1763700000000 } from './1763700000000-initial.ts';

/** In the order in which they run. Append only: a migration that has run anywhere never changes. */
export const migrations = [Initial1763700000000];

import { Baseline1795824000000 } from './1795824000000-baseline.ts';

/** In the order in which they run. */
export const migrations = [Baseline1795824000000];

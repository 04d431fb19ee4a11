import { Baseline1795824000000 } from './1795824000000-baseline.ts';

/** In their order of execution. */
export const migrations = [Baseline1795824000000];

import { Baseline1795824000000 } from './1795824000000-baseline.ts';
import { Programs1796169600000 } from './1796169600000-programs.ts';
import { CheckIns1796256000000 } from './1796256000000-check-ins.ts';
import { Plans1796342400000 } from './1796342400000-plans.ts';
import { Training1796428800000 } from './1796428800000-training.ts';

/** In their order of execution. */
export const migrations = [
  Baseline1795824000000,
  Programs1796169600000,
  CheckIns1796256000000,
  Plans1796342400000,
  Training1796428800000,
];

import TestSequencer from '@jest/test-sequencer';
import path from 'node:path';
import { groupNames } from './groups.ts';

/** Begins the groups in the order of their list, so that no worker is left with the longest at the end. */
export default class InOrder extends TestSequencer {
  sort(tests) {
    const place = ({ path: file }) => groupNames.indexOf(path.basename(file, '.group.ts'));
    return tests.toSorted((a, b) => place(a) - place(b));
  }
}

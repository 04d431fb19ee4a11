import { describe } from '@jest/globals';
import { type Group, specsOf } from './groups.ts';

/**
 * Runs the specs of a group one after the other in one module registry. Jest loads Nest, TypeORM and the rest anew for
 * every file it runs, which takes longer than most specs do.
 */
export function runGroup(group: Group): void {
  for (const [name, file] of specsOf(group)) {
    // Loaded in its block, so that what it starts and stops belongs to its own tests.
    describe(name, () => {
      // oxlint-disable-next-line typescript/no-require-imports
      require(file);
    });
  }
}

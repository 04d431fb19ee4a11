import { describe } from '@jest/globals';
import { type Group, specsOf } from './groups.ts';

/**
 * Runs the specs of a group in one module registry: Jest reloads Nest, TypeORM and the rest for every file, which takes longer
 * than most specs.
 */
export function runGroup(group: Group): void {
  for (const [name, file] of specsOf(group)) {
    // Loaded in its block, so that its hooks belong to its own tests.
    describe(name, () => {
      // oxlint-disable-next-line typescript/no-require-imports
      require(file);
    });
  }
}

import type { JestEnvironment } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';

/** The mutant that a test has noticed. Test files of one run share this module. */
let noticed: string | undefined;

/**
 * Ends a run at the first test that fails: one is enough to notice a mutant. Jest's own `bail` is not open to Stryker, and
 * stops between files only. Without a mutant (Stryker's first run) everything runs.
 */
export default class FirstFailureEnvironment extends TestEnvironment {
  readonly handleTestEvent: NonNullable<JestEnvironment['handleTestEvent']> = (event) => {
    const mutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
    if (mutant === undefined) return;
    if (event.name === 'test_done' && event.test.errors.length > 0) noticed = mutant;
    if (noticed !== mutant) return;
    if (event.name === 'run_describe_start') event.describeBlock.mode = 'skip';
    if (event.name === 'test_start') event.test.mode = 'skip';
  };
}

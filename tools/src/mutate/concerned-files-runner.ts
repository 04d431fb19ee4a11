import { readFileSync, writeFileSync } from 'node:fs';
import jestRunner, { type Test } from 'jest-runner';

// The types know the package as CommonJS only, where `default` is a name among others.
const TestRunner = jestRunner as unknown as typeof jestRunner.default;

/** Where the worker of Stryker's first run writes down which tests each file has: `{"file": ["full name"]}`. */
const NAMES_FILE = process.env['MUTATE_NAMES_FILE'] ?? '';

type Names = Record<string, string[]>;

/**
 * Runs of a mutant's tests the files that have some of them, up to the first that notices it. Each file more would load the
 * whole product once more, which takes longer than its tests do.
 */
export default class ConcernedFilesRunner extends TestRunner {
  private readonly asked: string | undefined;

  constructor(...[config, ...others]: ConstructorParameters<typeof TestRunner>) {
    super(config, ...others);
    this.asked = config.testNamePattern;
  }

  override async runTests(
    ...[tests, watcher, options]: Parameters<InstanceType<typeof TestRunner>['runTests']>
  ): Promise<void> {
    const isFirstRun = process.env['__STRYKER_ACTIVE_MUTANT__'] === undefined;
    const names: Names = {};
    let noticed = false;
    const stopListening = this.on('test-file-success', ([{ path }, { testResults, numFailingTests }]) => {
      names[path] = testResults.map(({ fullName }) => fullName);
      noticed ||= numFailingTests > 0;
    });
    for (const test of isFirstRun ? tests : this.concerned(tests)) {
      if (!noticed || isFirstRun) await super.runTests([test], watcher, options);
    }
    stopListening();
    if (isFirstRun) writeFileSync(NAMES_FILE, JSON.stringify(names));
  }

  private concerned(tests: Test[]): Test[] {
    if (this.asked === undefined) return tests;
    const names = JSON.parse(readFileSync(NAMES_FILE, 'utf8')) as Names;
    const pattern = new RegExp(this.asked, 'i');
    return tests.filter(({ path }) => names[path]?.some((name) => pattern.test(name)));
  }
}

import type { INestApplicationContext } from '@nestjs/common';
import { ProgramDays } from '../../src/modules/programs/program-days.ts';
import type { TestSystem } from '../harness/system.ts';

/** Does what the worker does at midnight, now. */
export async function midnight(system: TestSystem, worker: INestApplicationContext): Promise<void> {
  await system.db.rows(`DELETE FROM nightly_runs WHERE job = 'programs'`);
  await (worker.get(ProgramDays, { strict: false }) as unknown as { turn: () => Promise<boolean> }).turn();
}

import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ConfigModule } from '../../src/config/config.module.ts';
import { createDataSource } from '../../src/database/data-source.ts';
import { DatabaseModule } from '../../src/platform/database/database.module.ts';
import { modules } from '../../src/modules/index.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { declareModules, type ModuleDeclaration } from '../../src/platform/declarations.ts';
import { Events } from '../../src/platform/jobs/events.ts';
import { HandlesJob, type JobHandler } from '../../src/platform/jobs/job-handler.ts';
import { JobsWorkerModule, OutboxModule } from '../../src/platform/jobs/jobs.module.ts';
import { MetricsModule } from '../../src/platform/metrics/metrics.module.ts';
import { RedisModule } from '../../src/platform/redis/redis.module.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

declare module '../../src/platform/jobs/job-names.ts' {
  interface DomainEvents {
    'spec.happened': { id: string };
  }
  interface JobPayloads {
    'spec.steady': { id: string };
    'spec.faulty': { id: string };
  }
}

const spec: ModuleDeclaration = {
  jobs: {
    'spec.steady': { queue: 'spec', on: 'spec.happened' },
    'spec.faulty': { queue: 'spec', on: 'spec.happened' },
  },
};

const steady: string[] = [];
const faulty: string[] = [];
let isAway = false;

@Injectable()
@HandlesJob('spec.steady')
class SteadyHandler implements JobHandler<'spec.steady'> {
  async handle({ id }: { id: string }): Promise<void> {
    steady.push(id);
  }
}

@Injectable()
@HandlesJob('spec.faulty')
class FaultyHandler implements JobHandler<'spec.faulty'> {
  async handle({ id }: { id: string }): Promise<void> {
    faulty.push(id);
    if (isAway) throw new Error('what this handler needs is away');
  }
}

let system: TestSystem;
let worker: INestApplicationContext;

beforeAll(async () => {
  system = await startSystem();
  const { env } = system;
  declareModules([...modules.map((module) => ({ ...module, jobs: {} })), spec]);
  @Module({
    imports: [
      ConfigModule.forRoot(env),
      DatabaseModule.forRoot(() => createDataSource(env, 'events-spec')),
      RedisModule.forRoot(env, 'events-spec'),
      MetricsModule,
      OutboxModule,
      JobsWorkerModule,
    ],
    providers: [SteadyHandler, FaultyHandler],
  })
  class Worker {}
  worker = await NestFactory.createApplicationContext(Worker, { logger: false });
});
afterAll(async () => {
  declareModules(modules);
  await worker.close();
  await system.stop();
});
beforeEach(() => {
  steady.length = 0;
  faulty.length = 0;
  isAway = false;
});

const waiting = () =>
  system.db.rows<{ job: string; attempts: number; waits: boolean }>(
    'SELECT job, attempts, started_at IS NULL AND attempts > 0 AS waits FROM outbox ORDER BY job',
  );

it('delivers an event once to every handler, and to none after a rollback', async () => {
  const [db, events] = [worker.get(UnitOfWork), worker.get(Events)];
  const id = randomUUID();
  await db.run((tx) => events.publish(tx, 'spec.happened', { id }));
  await db
    .run(async (tx) => {
      await events.publish(tx, 'spec.happened', { id: randomUUID() });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await until(async () => (await waiting()).length === 0);
  expect([steady, faulty]).toEqual([[id], [id]]);
});

it('retries a failing handler alone until it succeeds', async () => {
  const [db, events] = [worker.get(UnitOfWork), worker.get(Events)];
  const id = randomUUID();
  isAway = true;
  await db.run((tx) => events.publish(tx, 'spec.happened', { id }));
  // Twelve attempts: the pauses of 1, 2, 4 … seconds add up to more than an hour.
  for (let attempt = 1; attempt <= 12; attempt++) {
    await until(async () => {
      const [row, ...others] = await waiting();
      return others.length === 0 && row?.job === 'spec.faulty' && row.attempts === attempt && row.waits;
    });
    if (attempt === 12) isAway = false;
    await system.db.rows('UPDATE outbox SET available_at = now(), due_at = now()');
  }
  await until(async () => (await waiting()).length === 0);
  expect(steady).toEqual([id]);
  expect(faulty).toHaveLength(13);
});

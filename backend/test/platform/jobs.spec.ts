import { type INestApplicationContext, Injectable, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigModule } from '../../src/config/config.module.ts';
import { createDataSource } from '../../src/database/data-source.ts';
import { DatabaseModule } from '../../src/platform/database/database.module.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { Outbox } from '../../src/platform/jobs/outbox.ts';
import { MetricsModule } from '../../src/platform/metrics/metrics.module.ts';
import { JobsWorkerModule, OutboxModule } from '../../src/platform/jobs/jobs.module.ts';
import { jobs } from '../../src/platform/jobs/declared-jobs.ts';
import type { JobName } from '../../src/platform/jobs/job-names.ts';
import { HandlesJob, type JobHandler } from '../../src/platform/jobs/job-handler.ts';
import { RedisModule } from '../../src/platform/redis/redis.module.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const calls: { mailId: string; at: number }[] = [];
let failuresLeft = 0;

@Injectable()
@HandlesJob('mail.send')
class RecordingMailHandler implements JobHandler<'mail.send'> {
  handle({ mailId }: { mailId: string }): Promise<void> {
    calls.push({ mailId, at: Date.now() });
    if (failuresLeft > 0) {
      failuresLeft -= 1;
      return Promise.reject(new Error('the mail server is away'));
    }
    return Promise.resolve();
  }
}

/** Handlers of every other job, which the worker requires. */
const idleHandlers = [...jobs().keys()]
  .filter((job) => job !== 'mail.send')
  .map((job) => {
    @Injectable()
    @HandlesJob(job)
    class IdleHandler implements JobHandler<JobName> {
      handle(): Promise<void> {
        return Promise.resolve();
      }
    }
    return IdleHandler;
  });

@Injectable()
@HandlesJob('mail.send')
class SecondMailHandler extends RecordingMailHandler {}

let system: TestSystem;

/** A worker with these handlers only, not started. */
function aWorker(handlers: Type[]) {
  const { env } = system;
  @Module({
    imports: [
      ConfigModule.forRoot(env),
      DatabaseModule.forRoot(() => createDataSource(env, 'jobs-spec')),
      RedisModule.forRoot(env, 'jobs-spec'),
      MetricsModule,
      OutboxModule,
      JobsWorkerModule,
    ],
    providers: handlers,
  })
  class Worker {}
  const options = { logger: false, abortOnError: false } as const;
  return NestFactory.create(Worker, new FastifyAdapter(), options);
}

async function bootWorker(...handlers: Type[]): Promise<INestApplicationContext> {
  const worker = await aWorker(handlers);
  try {
    return await worker.init();
  } catch (error) {
    // In production the process ends; here the parts that started would continue.
    await worker.close();
    throw error;
  }
}

beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

describe('the queue registry', () => {
  it('refuses to boot while a job has no handler', async () => {
    await expect(bootWorker(RecordingMailHandler)).rejects.toThrow(
      /No handler for job .*payments\.apply-webhook/,
    );
  });

  it('refuses to boot when a job has two', async () => {
    await expect(bootWorker(RecordingMailHandler, SecondMailHandler, ...idleHandlers)).rejects.toThrow(
      'Job mail.send has two handlers',
    );
  });
});

describe('the outbox', () => {
  it('delivers committed jobs only, and retries failures', async () => {
    const worker = await bootWorker(RecordingMailHandler, ...idleHandlers);
    const [unitOfWork, outbox] = [worker.get(UnitOfWork), worker.get(Outbox)];
    const [kept, rolledBack] = [randomUUID(), randomUUID()];
    failuresLeft = 2;
    await unitOfWork.run((tx) => outbox.add(tx, 'mail.send', { mailId: kept }));
    await unitOfWork
      .run(async (tx) => {
        await outbox.add(tx, 'mail.send', { mailId: rolledBack });
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
    expect(calls.map(({ mailId }) => mailId)).toEqual([kept, kept, kept]);
    const [first, second, third] = calls.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(900);
    expect(third - second).toBeGreaterThanOrEqual(1_900);
    await worker.close();
  });

  it('marks a job as dead after its last attempt, with the reason', async () => {
    failuresLeft = 1;
    await system.db.rows(`INSERT INTO outbox (id, job, payload, attempts) VALUES ($1, 'mail.send', $2, 24)`, [
      randomUUID(),
      { mailId: randomUUID() },
    ]);
    const worker = await bootWorker(RecordingMailHandler, ...idleHandlers);
    const [dead] = await until(async () => {
      const rows = await system.db.rows<{ error: string }>(
        'SELECT last_error AS error FROM outbox WHERE dead_at IS NOT NULL',
      );
      return rows.length > 0 && rows;
    });
    expect(dead?.error).toBe('the mail server is away');
    await worker.close();
  });
});

import 'reflect-metadata';
import { Logger as NestLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { loadEnv } from './config/env.js';
import { ErrorReports } from './platform/errors/error-reports.js';
import { limitDrainTime, runProcess } from './platform/lifecycle/process.js';
import { WorkerModule } from './worker.module.js';
await runProcess(async () => {
    const env = loadEnv();
    const reports = await ErrorReports.to(env.SENTRY_DSN, env.RELEASE);
    const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(env, reports), {
        bufferLogs: true,
        abortOnError: false,
    });
    app.useLogger(app.get(Logger));
    app.enableShutdownHooks([], { useProcessExit: true });
    limitDrainTime(env.DRAIN_TIMEOUT_MS);
    new NestLogger('Worker').log('worker ready');
});
//# sourceMappingURL=worker.js.map
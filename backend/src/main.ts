import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { AppModule } from './app.module.ts';
import { adviceOn, loadEnv } from './config/env.ts';
import { CLIENT_DIST } from './modules/site/rendering/page-renderer.ts';
import { ErrorReports } from './platform/errors/error-reports.ts';
import { createHttpApp } from './platform/http/http-app.ts';
import { limitDrainTime, runProcess } from './platform/lifecycle/process.ts';

await runProcess(async () => {
  const env = loadEnv();
  const reports = await ErrorReports.to(env.SENTRY_DSN, env.RELEASE);
  const app = await createHttpApp(AppModule.forRoot(env, reports), env, CLIENT_DIST);
  limitDrainTime(env.DRAIN_DELAY_MS + env.DRAIN_TIMEOUT_MS);
  await app.init();
  await app.listen(env.PORT, env.HOST);
  for (const advice of adviceOn(env)) new Logger('Configuration').warn(advice);
  new Logger('Backend').log(`backend ready at ${await app.getUrl()}`);
});

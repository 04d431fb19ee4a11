import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { AppModule } from './app.module.js';
import { adviceOn, loadEnv } from './config/env.js';
import { CLIENT_DIST } from './modules/pages/page-renderer.js';
import { warmPages } from './modules/pages/warm-pages.js';
import { ErrorReports } from './platform/errors/error-reports.js';
import { createHttpApp } from './platform/http/http-app.js';
import { limitDrainTime, runProcess } from './platform/lifecycle/process.js';
await runProcess(async () => {
    const env = loadEnv();
    const reports = await ErrorReports.to(env.SENTRY_DSN, env.RELEASE);
    const app = await createHttpApp(AppModule.forRoot(env, reports), env, CLIENT_DIST);
    limitDrainTime(env.DRAIN_DELAY_MS + env.DRAIN_TIMEOUT_MS);
    await app.init();
    await warmPages(app);
    await app.listen(env.PORT, env.HOST);
    for (const advice of adviceOn(env))
        new Logger('Configuration').warn(advice);
    new Logger('Backend').log(`backend ready at ${await app.getUrl()}`);
});
//# sourceMappingURL=main.js.map
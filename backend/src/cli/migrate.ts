import 'reflect-metadata';
import { loadEnv } from '../config/env.ts';
import { createDataSource, migrate } from '../database/data-source.ts';
import { runProcess } from '../platform/lifecycle/process.ts';

await runProcess(async () => {
  const dataSource = await createDataSource(loadEnv(), 'ironbloom-migrate', 'migrations').initialize();
  try {
    await migrate(dataSource);
    process.stdout.write('Database ready\n');
  } finally {
    await dataSource.destroy();
  }
});

import 'reflect-metadata';
import { loadEnv } from '../config/env.js';
import { createDataSource } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { runProcess } from '../platform/lifecycle/process.js';
await runProcess(async () => {
    const dataSource = await createDataSource(loadEnv(), 'ironbloom-migrate', 'migrations').initialize();
    try {
        const names = await migrate(dataSource);
        process.stdout.write(names.length > 0 ? `migrated: ${names.join(', ')}\n` : 'database is up to date\n');
    }
    finally {
        await dataSource.destroy();
    }
});
//# sourceMappingURL=migrate.js.map
import 'reflect-metadata';
import { loadEnv } from '../config/env.js';
import { createDataSource } from '../database/data-source.js';
import { runProcess } from '../platform/lifecycle/process.js';
/** Exits 1 and prints the difference when the migrated database and the entities disagree. */
await runProcess(async () => {
    const dataSource = await createDataSource(loadEnv(), 'ironbloom-drift').initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    for (const { query } of upQueries)
        process.stdout.write(`${query};\n`);
    if (upQueries.length > 0)
        process.exitCode = 1;
});
//# sourceMappingURL=schema-drift.js.map
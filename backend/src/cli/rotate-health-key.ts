import 'reflect-metadata';
import { ConfigurationError, loadEnv } from '../config/env.ts';
import { withDatabase } from '../database/data-source.ts';
import { createPrivateStorage } from '../modules/media/storage/media-storage.factory.ts';
import { rotateHealthKey, rotatePhotographs } from '../modules/programs/intake/health-key-rotation.ts';
import { runProcess } from '../platform/lifecycle/process.ts';
import { HealthData } from '../platform/security/health-data.ts';

/** Encrypts health data anew with HEALTH_DATA_KEY; HEALTH_DATA_KEY_PREVIOUS is not needed any more afterwards. */
await runProcess(async () => {
  const env = loadEnv();
  if (env.HEALTH_DATA_KEY_PREVIOUS === undefined)
    throw new ConfigurationError(
      'HEALTH_DATA_KEY_PREVIOUS is not set: the key that the values are encrypted with',
    );
  await withDatabase(env, 'rotate-health-key', async (db) => {
    const healthData = new HealthData(env);
    const answers = await rotateHealthKey(db, healthData);
    const photographs = await rotatePhotographs(db, healthData, createPrivateStorage(env));
    process.stdout.write(`${answers} answers and ${photographs} photographs were encrypted anew\n`);
  });
});

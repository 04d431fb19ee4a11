import { z } from 'zod';
import { startGoogleSandbox } from './server.ts';

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
});

const env = schema.safeParse(process.env);
if (!env.success) {
  console.error(`The Google sandbox cannot start: ${z.prettifyError(env.error)}`);
  process.exit(1);
}
const sandbox = await startGoogleSandbox({
  port: env.data.SANDBOX_PORT,
  client: { id: env.data.GOOGLE_CLIENT_ID, secret: env.data.GOOGLE_CLIENT_SECRET },
});
console.log(`Google sandbox on ${sandbox.url}. Nobody's real account.`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await sandbox.close();
    process.exit(0);
  });
}

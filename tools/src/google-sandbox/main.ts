import { startGoogleSandbox } from './server.ts';

const { SANDBOX_PORT, GOOGLE_CLIENT_ID: id = '', GOOGLE_CLIENT_SECRET: secret = '' } = process.env;
const sandbox = await startGoogleSandbox({ port: Number(SANDBOX_PORT), client: { id, secret } });
console.log(`Google sandbox on ${sandbox.url}. No real accounts.`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await sandbox.close();
    process.exit(0);
  });
}

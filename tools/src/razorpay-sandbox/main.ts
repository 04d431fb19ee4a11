import { z } from 'zod';
import { startRazorpaySandbox } from './server.ts';

const schema = z.object({
  /** Callers of a container come from outside it. */
  SANDBOX_HOST: z.string().optional(),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  RAZORPAY_KEY_ID: z.string().min(1),
  RAZORPAY_KEY_SECRET: z.string().min(1),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1),
  SANDBOX_WEBHOOK_URL: z.url().optional(),
  SANDBOX_DATA_DIR: z.string().optional(),
});

const env = schema.safeParse(process.env);
if (!env.success) {
  console.error(`The sandbox cannot start: ${z.prettifyError(env.error)}`);
  process.exit(1);
}
const sandbox = await startRazorpaySandbox({
  host: env.data.SANDBOX_HOST,
  port: env.data.SANDBOX_PORT,
  keyId: env.data.RAZORPAY_KEY_ID,
  keySecret: env.data.RAZORPAY_KEY_SECRET,
  webhookSecret: env.data.RAZORPAY_WEBHOOK_SECRET,
  webhookUrl: env.data.SANDBOX_WEBHOOK_URL,
  dataDir: env.data.SANDBOX_DATA_DIR,
});
console.log(`Razorpay sandbox on ${sandbox.url}. No real money.`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await sandbox.close();
    process.exit(0);
  });
}

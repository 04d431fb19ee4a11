import 'reflect-metadata';
import { setBusiness, shippedBusiness } from '@ironbloom/brand';
import { AppModule } from '../app.module.ts';
import { loadEnv } from '../config/env.ts';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { describeApi } from '../platform/http/openapi.ts';
import { runProcess } from '../platform/lifecycle/process.ts';

/** Enough to assemble the modules; preview mode connects to nothing. */
const NOWHERE = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://nowhere/none',
  REDIS_URL: 'redis://nowhere',
  SMTP_URL: 'smtp://nowhere',
  JWT_SECRET: 'x'.repeat(32),
  HEALTH_DATA_KEY: 'x'.repeat(32),
  RAZORPAY_KEY_ID: 'none',
  RAZORPAY_KEY_SECRET: 'none',
  RAZORPAY_WEBHOOK_SECRET: 'none',
};

/** Prints the OpenAPI document without any service running. */
await runProcess(async () => {
  // For the title.
  setBusiness(shippedBusiness);
  const app = await NestFactory.create(AppModule.forRoot(loadEnv(NOWHERE)), new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  // A pipe takes a large document in several writes: an early exit would cut it off.
  process.stdout.write(`${JSON.stringify(describeApi(app), null, 2)}\n`, () => process.exit(0));
});

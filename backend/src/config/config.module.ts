import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Env } from './env.ts';

/** Injection token of the parsed configuration. */
export const ENV = Symbol('Env');

@Global()
@Module({})
export class ConfigModule {
  static forRoot(env: Env): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: ENV, useValue: env }], exports: [ENV] };
  }
}

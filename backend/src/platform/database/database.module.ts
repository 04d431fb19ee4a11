import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Publications } from './publications/publications.ts';
import { UnitOfWork } from './unit-of-work.ts';

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  /** @param create called once; the connection pool is open when the module is */
  static forRoot(create: () => DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [{ provide: DataSource, useFactory: () => create().initialize() }, UnitOfWork, Publications],
      exports: [DataSource, UnitOfWork, Publications],
    };
  }

  /** Last to close: shutdown hooks run in the reverse order of imports, and this module is imported first. */
  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

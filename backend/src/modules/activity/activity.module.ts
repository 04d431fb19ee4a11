import { Global, Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.service.ts';

/** For both processes: every module writes down what people did. */
@Global()
@Module({
  providers: [ActivityLog],
  exports: [ActivityLog],
})
export class ActivityModule {}

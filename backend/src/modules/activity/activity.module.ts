import { Global, Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.service.ts';

/** In both processes, as every module logs activities. */
@Global()
@Module({
  providers: [ActivityLog],
  exports: [ActivityLog],
})
export class ActivityModule {}

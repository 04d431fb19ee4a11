import { Global, Module } from '@nestjs/common';
import { ActivityHistory } from './activity-history.api.ts';
import { ActivityLog } from './activity-log.api.ts';

/** For both processes: every module writes down what people did. */
@Global()
@Module({
  providers: [ActivityLog, ActivityHistory],
  exports: [ActivityLog, ActivityHistory],
})
export class ActivityModule {}

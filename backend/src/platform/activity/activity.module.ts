import { Global, Module } from '@nestjs/common';
import { ActivityHistory } from './activity-history.ts';
import { ActivityLog } from './activity-log.ts';
import { ActivityTotal } from './activity-total.ts';

/** For both processes: every module writes down what people did. */
@Global()
@Module({
  providers: [ActivityLog, ActivityHistory, ActivityTotal],
  exports: [ActivityLog, ActivityHistory],
})
export class ActivityModule {}

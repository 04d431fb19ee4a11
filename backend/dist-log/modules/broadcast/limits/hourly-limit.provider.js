import { ENV } from '../../../config/config.module.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { HourlyLimit } from './hourly-limit.js';
export const hourlyLimit = {
    provide: HourlyLimit,
    useFactory: (env, db) => new HourlyLimit(db, env.BROADCAST_PER_HOUR),
    inject: [ENV, UnitOfWork],
};
//# sourceMappingURL=hourly-limit.provider.js.map
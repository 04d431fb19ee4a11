import { SetMetadata } from '@nestjs/common';
export const JOB_HANDLER = Symbol('JobHandler');
/** Marks the one class that handles `name`; the worker refuses to boot with none or two. */
export const HandlesJob = (name) => SetMetadata(JOB_HANDLER, name);
//# sourceMappingURL=job-handler.js.map
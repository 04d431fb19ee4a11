import { z } from 'zod';
/** A point in time on the wire: ISO 8601 in UTC, to the millisecond. */
export const isoInstant = z.string().meta({ format: 'date-time' });
//# sourceMappingURL=iso-instant.js.map
/** The connection for short commands: limits, notifications, health. */
export const REDIS = Symbol('Redis');
//# sourceMappingURL=redis-token.js.map
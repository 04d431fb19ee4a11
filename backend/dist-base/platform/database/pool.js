/** The pool that TypeORM made; its types publish the field, without a type of its own. */
export function poolOf({ driver }) {
    return driver.master;
}
/** pg-pool's two refusals; they carry no code: nobody gave a connection back in time, or a new one was not made in time. */
const TIMED_OUT = new Set([
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
]);
/** Whether a statement was never sent, because its pool had no connection for it in time. */
export function isPoolTimeout(error) {
    return error instanceof Error && TIMED_OUT.has(error.message);
}
//# sourceMappingURL=pool.js.map
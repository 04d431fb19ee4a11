import { MailAdapter } from './mail-adapter.js';
import { smtpConnection } from './smtp-connection.js';
import { TEMPLATES } from './templates.js';
/** The name of the transport for broadcasts. */
export const BULK = 'bulk';
/** Of a silent connection. Shorter than a lease, so that a send that hangs has ended before anyone else takes it up. */
const SOCKET_TIMEOUT_MS = 20_000;
/** Two pools: receipts and codes never wait for a connection of a broadcast's. */
export function mailerOptions(env) {
    const connection = { ...smtpConnection(env.SMTP_URL, SOCKET_TIMEOUT_MS), pool: true };
    return {
        transport: { ...connection, maxConnections: env.SMTP_CONNECTIONS },
        transports: {
            [BULK]: {
                ...connection,
                maxConnections: env.BROADCAST_CONCURRENCY,
                maxMessages: Number.POSITIVE_INFINITY,
                // Whether something is sent again stands in the recipient's row and is decided there.
                maxRequeues: 0,
            },
        },
        template: { dir: TEMPLATES, adapter: new MailAdapter() },
    };
}
//# sourceMappingURL=mailer-options.js.map
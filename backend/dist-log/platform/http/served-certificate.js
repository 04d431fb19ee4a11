import { isIP } from 'node:net';
import { connect } from 'node:tls';
const TIMEOUT_MS = 5_000;
const HTTPS_PORT = 443;
/** What visitors of an `https:` address are shown. @throws Error when nobody speaks TLS there within five seconds */
export function servedCertificate({ hostname, port }) {
    const host = hostname.replaceAll(/[[\]]/g, '');
    return new Promise((resolve, reject) => {
        const socket = connect({
            host,
            port: Number(port) || HTTPS_PORT,
            ...(isIP(host) === 0 && { servername: host }),
            // Also one that has ended, or that nobody vouches for, is looked at. Nothing is sent over this connection.
            rejectUnauthorized: false,
            timeout: TIMEOUT_MS,
        });
        socket.once('secureConnect', () => {
            const { valid_to, issuer } = socket.getPeerCertificate();
            const validUntil = new Date(valid_to);
            socket.destroy();
            if (Number.isNaN(validUntil.getTime()))
                return reject(new Error('it has no end'));
            resolve({
                validUntil,
                issuer: [issuer.O ?? issuer.CN].flat()[0] ?? 'unknown',
                problem: socket.authorized ? undefined : String(socket.authorizationError),
            });
        });
        socket.once('timeout', () => socket.destroy(new Error('no answer')));
        socket.once('error', reject);
    });
}
//# sourceMappingURL=served-certificate.js.map
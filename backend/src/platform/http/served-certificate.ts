import { isIP } from 'node:net';
import { connect } from 'node:tls';

const TIMEOUT_MS = 5_000;
const HTTPS_PORT = 443;

export interface ServedCertificate {
  validUntil: Date;
  issuer: string;
  /** Why browsers do not trust it for this name; undefined when they do. */
  problem: string | undefined;
}

/** The certificate of an `https:` address. @throws Error without TLS there within five seconds */
export function servedCertificate({ hostname, port }: URL): Promise<ServedCertificate> {
  const host = hostname.replaceAll(/[[\]]/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port) || HTTPS_PORT,
      ...(isIP(host) === 0 && { servername: host }),
      // An expired or untrusted certificate is read as well. Nothing is sent over this connection.
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    socket.once('secureConnect', () => {
      const { valid_to, issuer } = socket.getPeerCertificate();
      const validUntil = new Date(valid_to);
      socket.destroy();
      if (Number.isNaN(validUntil.getTime())) return reject(new Error('it has no end'));
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

import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Site {
  origin: string;
  rpId: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Flags of the authenticator data: user present; credential included. */
const PRESENT = 0x01;
const ATTESTED = 0x40;
/** Backup-eligible and backed up. */
const SYNCED = 0x08 | 0x10;

/** Software authenticator with one credential (ES256, no attestation). */
export class Authenticator {
  counter = 0;
  synced = false;
  private readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;

  /** @param site origin that the browser reports */
  constructor(public site: Site) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    this.publicKey = Buffer.from(isoCBOR.encode(cose));
  }

  /** Result of `navigator.credentials.create()`. */
  create({ challenge }: { challenge: string }) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(Buffer.concat([this.data(PRESENT | ATTESTED), credential]))],
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Result of `navigator.credentials.get()`. */
  get({ challenge }: { challenge: string }) {
    const [client, data] = [this.client('webauthn.get', challenge), this.data(PRESENT)];
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.key);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.site.origin, crossOrigin: false }));
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(this.site.rpId),
      Buffer.from([this.synced ? flags | SYNCED : flags]),
      counter,
    ]);
  }

  private answer<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

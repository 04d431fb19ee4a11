import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const TTL_S = 1;

/** Answers questions for IPv4 addresses (RFC 1035), so that a test can let backends come and go as Docker does. */
export class NameServer {
  readonly #socket: Socket;
  readonly #names: Map<string, string[]>;

  private constructor(names: Record<string, string[]>) {
    this.#names = new Map(Object.entries(names));
    this.#socket = createSocket('udp4');
    this.#socket.on('message', (question, from) =>
      this.#socket.send(this.#answer(question), from.port, from.address),
    );
  }

  static async start(names: Record<string, string[]>): Promise<NameServer> {
    const server = new NameServer(names);
    server.#socket.bind(0, '127.0.0.1');
    await once(server.#socket, 'listening');
    return server;
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  set(name: string, addresses: string[]): void {
    this.#names.set(name, addresses);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#socket.close(() => resolve()));
  }

  #answer(query: Buffer): Buffer {
    const labels: string[] = [];
    let at = 12;
    for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const question = query.subarray(12, at + 5);
    const addresses = this.#names.get(labels.join('.')) ?? [];
    const header = Buffer.from(query.subarray(0, 12));
    // An answer, recursion available; no error, or no such name.
    header.writeUInt16BE(addresses.length > 0 ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    header.writeUInt32BE(0, 8);
    const records = addresses.map((address) => {
      const record = Buffer.alloc(16);
      // The name is that of the question, at byte 12; type A, class IN.
      record.writeUInt16BE(0xc00c, 0);
      record.writeUInt16BE(1, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt32BE(TTL_S, 6);
      record.writeUInt16BE(4, 10);
      for (const [index, byte] of address.split('.').entries()) record.writeUInt8(Number(byte), 12 + index);
      return record;
    });
    return Buffer.concat([header, question, ...records]);
  }
}

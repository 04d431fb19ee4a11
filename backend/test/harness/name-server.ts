import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { decode, encode } from 'dns-packet';

/** Name server with TXT records only. `records` may change while it runs. */
export async function startNameServer(records: Record<string, string[]>) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const [name = ''] = questions.map((question) => question.name.toLowerCase());
    const texts = records[name] ?? [];
    const answer = encode({
      type: 'response',
      id,
      // 3: NXDOMAIN.
      flags: texts.length > 0 ? 0 : 3,
      questions,
      answers: texts.map((data) => ({ type: 'TXT', name, data, ttl: 0 })),
    });
    socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** Name server with A records, which may change as backends come and go. */
export async function startNameServer(addresses: Record<string, string[]>) {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const [name = ''] = questions.map((question) => question.name);
    const known = addresses[name] ?? [];
    const answer = encode({
      type: 'response',
      id,
      // 3: NXDOMAIN.
      flags: known.length > 0 ? 0 : 3,
      questions,
      answers: known.map((data) => ({ type: 'A', name, data, ttl: 1 })),
    });
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:net';
import { freePort } from './ports.ts';
import { redisProgram } from './programs.ts';
import { type Service, type ServiceOptions, startProcess } from './service.ts';

/** Starts Redis on `<dataDir>/redis`, with an append-only file unless `durable` is false. */
export async function startRedis(options: ServiceOptions): Promise<Service> {
  const dataDir = path.resolve(options.dataDir);
  const home = path.join(dataDir, 'redis');
  await mkdir(home, { recursive: true });
  const program = await redisProgram();
  const port = options.port ?? (await freePort());
  const running = await startProcess({
    name: 'redis',
    dataDir,
    signal: options.signal,
    command: program.file,
    args: Object.entries({
      port: String(port),
      bind: '127.0.0.1',
      dir: home,
      daemonize: 'no',
      save: '',
      appendonly: options.durable === false ? 'no' : 'yes',
      appendfsync: 'everysec',
      // BullMQ loses jobs under any other policy.
      'maxmemory-policy': 'noeviction',
    }).flatMap(([name, value]) => [`--${name}`, value]),
    env: { ...process.env, ...program.env },
    ready: () => answersPing(port),
  });
  return { ...running, url: `redis://127.0.0.1:${port}/0` };
}

/** Redis answers LOADING instead of PONG until its file is loaded. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(2000, () => socket.destroy());
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

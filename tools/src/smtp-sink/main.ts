import { createServer } from 'node:http';
import { startSmtpSink } from './server.ts';

/** The sink as a process of its own: SMTP at SMTP_PORT; how much it took, or how much for `?to=`, as JSON at PORT. */
const { SMTP_PORT, PORT } = process.env;
const sink = await startSmtpSink({ port: Number(SMTP_PORT) });

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://sink').searchParams.get('to');
  const counts = [...sink.delivered.values()];
  const repeated = counts.filter((count) => count > 1).length;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ addresses: counts.length, repeated, ...(to && { to: sink.delivered.get(to) ?? 0 }) }),
  );
}).listen(Number(PORT), '127.0.0.1');

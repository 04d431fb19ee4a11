import { startSmtpSink } from './server.ts';

/** The sink as a process of its own, at PORT. */
await startSmtpSink({ port: Number(process.env['PORT']) });

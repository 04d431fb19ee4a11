import { startSmtpSink } from './server.ts';

/** The sink as a process, on PORT. */
await startSmtpSink({ port: Number(process.env['PORT']) });

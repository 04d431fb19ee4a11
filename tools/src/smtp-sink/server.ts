import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** What the sink does with the next message to an address. */
export type Reaction =
  | 'accept'
  /** 5yz at RCPT that is not about the address. */
  | 'refuse'
  /** 5yz at RCPT: no such mailbox. */
  | 'no-mailbox'
  /** 4yz at RCPT. */
  | 'later'
  /** Accepts the whole message, then hangs up without an answer. */
  | 'drop-after-data'
  /** Hangs up before the message. */
  | 'drop-before-data';

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

function smtpError(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** SMTP server that counts messages and can delay, refuse and drop them. @param keep stores whole messages */
export async function startSmtpSink({ keep = false, port = 0, host = '127.0.0.1' } = {}) {
  const sink = {
    /** Deliveries per address. */
    delivered: new Map<string, number>(),
    /** Whole messages, with `keep`. */
    messages: new Map<string, string>(),
    /** Called for each message. */
    react: (_address: string): Reaction => 'accept',
    /** Delay of answers to messages in ms, also of `later`. */
    delayMs: 0,
    /** Until it resolves, no message is answered. */
    held: undefined as Promise<unknown> | undefined,
    /** Messages that wait for their answer. */
    unanswered: 0,
    refuseLogin: false,
    /** 5yz at MAIL FROM: the sender is refused. */
    refuseSender: false,
  };
  async function inTime(answer: () => void): Promise<void> {
    const { delayMs, held } = sink;
    sink.unanswered += 1;
    await delay(delayMs);
    await held;
    sink.unanswered -= 1;
    answer();
  }
  const dropping = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom(_address, _session, done) {
      if (sink.refuseLogin) return done(smtpError('5.7.8 Authentication required', 530));
      done(sink.refuseSender ? smtpError('5.7.1 Sender address not allowed', 550) : null);
    },
    onRcptTo({ address }, session, done) {
      const reaction = sink.react(address);
      if (reaction === 'refuse') return done(smtpError('5.7.1 Refused by policy', 550));
      if (reaction === 'no-mailbox') return done(smtpError('5.1.1 No such user', 550));
      if (reaction === 'later') {
        return void inTime(() => done(smtpError('4.2.2 Mailbox full', 452)));
      }
      if (reaction === 'drop-before-data') return cut(session);
      if (reaction === 'drop-after-data') dropping.add(session.id);
      return done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => keep && chunks.push(chunk));
      stream.on('end', () => {
        if (dropping.delete(session.id)) return cut(session);
        void inTime(() => {
          for (const { address } of session.envelope.rcptTo) {
            sink.delivered.set(address, (sink.delivered.get(address) ?? 0) + 1);
            if (keep) sink.messages.set(address, Buffer.concat(chunks).toString('utf8'));
          }
          done();
        });
      });
    },
  });
  const sockets = new Map<number, Socket>();
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  function cut({ remotePort }: { remotePort: number }): void {
    sockets.get(remotePort)?.destroy();
  }
  server.on('error', () => undefined);
  server.listen(port, host);
  await once(server.server, 'listening');
  const { port: at } = server.server.address() as AddressInfo;
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${at}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

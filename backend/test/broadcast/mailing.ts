import { type SmtpSink, startSmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Broadcaster } from './broadcaster.ts';

/** System with a controllable mail server, and an admin who sends. */
export interface Mailing {
  system: TestSystem;
  sink: SmtpSink;
  admin: Broadcaster;
  /** Makes the mail server delay every answer. @returns releases them */
  holdMails: () => () => void;
  /** Accepts mails again, at once and from every sender. */
  calm: () => void;
  stop: () => Promise<void>;
}

/** Polls often, without a limit per second. @param keep whether whole mails are kept */
export async function startMailing(variables: Record<string, string> = {}, keep = false): Promise<Mailing> {
  const sink = await startSmtpSink({ keep });
  const system = await startSystem({
    SMTP_URL: sink.url,
    BROADCAST_POLL_MS: '50',
    BROADCAST_PER_SECOND: '0',
    ...variables,
  });
  let release = (): void => undefined;
  return {
    system,
    sink,
    admin: await Broadcaster.of(system),
    holdMails: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      sink.held = promise;
      release = () => {
        sink.held = undefined;
        resolve();
      };
      return release;
    },
    calm: () => {
      release();
      sink.react = () => 'accept';
      sink.delayMs = 0;
      sink.refuseLogin = false;
      sink.refuseSender = false;
    },
    stop: async () => {
      await system.stop();
      await sink.close();
    },
  };
}

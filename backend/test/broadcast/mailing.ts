import { type SmtpSink, startSmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Broadcaster } from './broadcaster.ts';

/** A system whose mails go to a server that does as it is told, and an admin who sends. */
export interface Mailing {
  system: TestSystem;
  sink: SmtpSink;
  admin: Broadcaster;
  /** Lets the mail server answer nobody. @returns lets it go on */
  holdMails: () => () => void;
  /** Takes mails again, at once and from anybody. */
  calm: () => void;
  stop: () => Promise<void>;
}

/** Looks for work often, and without a limit by the second. @param keep whether mails are kept whole */
export async function startMailing(variables: Record<string, string> = {}, keep = false): Promise<Mailing> {
  const sink = await startSmtpSink({ keep });
  const system = await startSystem({
    SMTP_URL: sink.url,
    BROADCAST_POLL_MS: '50',
    BROADCAST_PER_SECOND: '0',
    ...variables,
  });
  let letGo = (): void => undefined;
  return {
    system,
    sink,
    admin: await Broadcaster.of(system),
    holdMails: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      sink.held = promise;
      letGo = () => {
        sink.held = undefined;
        resolve();
      };
      return letGo;
    },
    calm: () => {
      letGo();
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

import nodemailer from 'nodemailer';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { smtpConnection } from './smtp-connection.ts';

export interface BulkMail {
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
  /** Pictures that the HTML names by `cid:`. */
  attachments: readonly { filename: string; content: Buffer; contentType: string; cid: string }[];
}

/**
 * - `sent`: the server has taken responsibility.
 * - `refused`: it never will (5yz).
 * - `no-mailbox`: it never will, as there is no such address.
 * - `later`: not now (4yz), or the connection failed before the message was handed over.
 * - `uncertain`: the connection broke after that; it may or may not have been taken.
 * - `login`: it does not let us in. Nothing will go out until somebody mends that.
 */
export type BulkOutcome =
  { kind: 'sent' } | { kind: 'refused' | 'no-mailbox' | 'later' | 'uncertain' | 'login'; reason: string };

interface SmtpFailure {
  code?: string;
  /** What the server was answering to. */
  command?: string;
  response?: string;
  responseCode?: number;
  message?: string;
}

/** nodemailer's own view of a message on its way, as far as we look. */
interface OutgoingMessage {
  data: { handover?: Handover };
  message: { build(): Promise<Buffer>; createReadStream(): Readable };
}

/** The stream that the server reads once it said that it listens (354). */
interface Handover {
  stream?: Readable;
}

/** A pool of its own for broadcasts: receipts and codes never wait for one of its connections. */
export class BulkSmtpGateway {
  private readonly transport;

  /** @param timeoutMs of a silent connection; shorter than a row's lease */
  constructor(smtpUrl: string, connections: number, timeoutMs: number) {
    this.transport = nodemailer.createTransport({
      ...smtpConnection(smtpUrl, timeoutMs),
      pool: true,
      maxConnections: connections,
      maxMessages: Number.POSITIVE_INFINITY,
      // Whether something is sent again is written down in the ledger and decided there.
      maxRequeues: 0,
    } as Parameters<typeof nodemailer.createTransport>[0]);
    this.transport.use(
      'stream',
      callbackify((mail: unknown) => inOnePiece(mail as OutgoingMessage)),
    );
  }

  async send({ headers, attachments, ...mail }: BulkMail): Promise<BulkOutcome> {
    const handover: Handover = {};
    const message = {
      ...mail,
      headers: { ...headers },
      attachments: attachments.map((file) => ({ ...file, contentDisposition: 'inline' as const })),
      handover,
    };
    try {
      await this.transport.sendMail(message);
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error as SmtpFailure, handover.stream?.readableDidRead === true);
    }
  }

  close(): void {
    this.transport.close();
  }
}

/**
 * Writes the message out before it has a connection: it then waits for none of its parts while it holds one, and
 * goes out in one write instead of a dozen.
 */
async function inOnePiece({ data, message }: OutgoingMessage): Promise<void> {
  const whole = await message.build();
  message.createReadStream = () => {
    const stream = Readable.from([whole]);
    if (data.handover) data.handover.stream = stream;
    return stream;
  };
}

/** RFC 3463: mailbox, system or address of the recipient does not exist, or takes no mail. 5.1.7 and 5.1.8 are the sender's. */
const NO_MAILBOX = /\b5\.1\.(1|2|3|6|10)\b/;

function outcomeOf(error: SmtpFailure, handedOver: boolean): BulkOutcome {
  const { code, command, responseCode = 0, response, message } = error;
  const reason = (response ?? message ?? code ?? 'The mail server did not answer').slice(0, 500);
  if (code === 'EAUTH' || responseCode === 530 || responseCode === 535) return { kind: 'login', reason };
  if (responseCode >= 500) {
    const unknown = command === 'RCPT TO' && NO_MAILBOX.test(response ?? '');
    return { kind: unknown ? 'no-mailbox' : 'refused', reason };
  }
  if (responseCode >= 400) return { kind: 'later', reason };
  return { kind: handedOver ? 'uncertain' : 'later', reason };
}

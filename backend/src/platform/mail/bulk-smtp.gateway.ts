import nodemailer from 'nodemailer';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { classify, type MailOutcome, type SmtpFailure } from './smtp-answer.ts';
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

  async send({ headers, attachments, ...mail }: BulkMail): Promise<MailOutcome> {
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
      return classify(error as SmtpFailure, handover.stream?.readableDidRead === true);
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

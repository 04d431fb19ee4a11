import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import { BULK } from './mailer-options.ts';
import { classify, type MailOutcome, type SmtpFailure } from './smtp-answer.ts';

export interface BulkMail {
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Where answers go, if not to the sender. */
  replyTo?: string | undefined;
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

/** Broadcasts, over the mailer's second pool. */
@Injectable()
export class BulkSmtpGateway {
  constructor(private readonly mailer: MailerService) {
    mailer.getTransporter(BULK).use(
      'stream',
      callbackify((mail: unknown) => inOnePiece(mail as OutgoingMessage)),
    );
  }

  /** Never throws: a refusal, a fault and an unknown end are outcomes. */
  async send({ headers, attachments, ...mail }: BulkMail): Promise<MailOutcome> {
    const handover: Handover = {};
    const message = {
      transporterName: BULK,
      ...mail,
      headers: { ...headers },
      attachments: attachments.map((file) => ({ ...file, contentDisposition: 'inline' as const })),
      handover,
    };
    try {
      await this.mailer.sendMail(message);
      return { kind: 'sent' };
    } catch (error) {
      return classify(error as SmtpFailure, handover.stream?.readableDidRead === true);
    }
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

import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import { bulkMessage, type BulkMail } from './bulk-message.ts';
import { BULK } from './mailer-options.ts';
import { classify, type MailOutcome, type SmtpFailure } from './smtp-answer.ts';

/** nodemailer's own view of a message on its way, as far as we look. */
interface OutgoingMessage {
  data: { raw: Buffer; handover: Handover };
  message: { createReadStream(): Readable };
}

/** The stream that the server reads once it said that it listens (354). */
interface Handover {
  stream?: Readable;
}

/** Broadcasts, over the mailer's second pool. */
@Injectable()
export class BulkSmtpGateway {
  constructor(private readonly mailer: MailerService) {
    mailer.getTransporter(BULK).use('stream', (mail: unknown, done: () => void) => {
      inOnePiece(mail as OutgoingMessage);
      done();
    });
  }

  /** Never throws: a refusal, a fault and an unknown end are outcomes. */
  async send(mail: BulkMail): Promise<MailOutcome> {
    const handover: Handover = {};
    try {
      const raw = await bulkMessage(mail);
      const envelope = { from: mail.shared.from.address, to: mail.to.address };
      // The id stands in `raw`; without it here nodemailer would draw one at random.
      const message = { transporterName: BULK, envelope, messageId: mail.messageId, raw, handover };
      await this.mailer.sendMail(message);
      return { kind: 'sent' };
    } catch (error) {
      return classify(error as SmtpFailure, handover.stream?.readableDidRead === true);
    }
  }
}

/** It goes out in one write instead of a dozen, and is known to have been asked for. */
function inOnePiece({ data, message }: OutgoingMessage): void {
  message.createReadStream = () => {
    data.handover.stream = Readable.from([data.raw]);
    return data.handover.stream;
  };
}

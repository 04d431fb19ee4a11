import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { classify, type MailOutcome, type SmtpFailure } from './smtp-answer.ts';
import { smtpPool } from './smtp-transports.ts';

export type BulkMail = SendMailOptions;

/** The message as stream. Once a byte is read, the mail server has begun to receive it. */
interface Handover {
  stream?: Readable;
}

/** Sends broadcasts. */
@Injectable()
export class BulkSmtpGateway implements OnApplicationShutdown {
  private readonly transport;

  constructor(@Inject(ENV) env: Env) {
    this.transport = nodemailer.createTransport({
      ...smtpPool(env, env.BROADCAST_CONCURRENCY),
      maxMessages: Number.POSITIVE_INFINITY,
      // Retries are decided by the recipient's row.
      maxRequeues: 0,
    });
    this.transport.use('stream', ({ data, message }, done) => {
      const { handover } = data as BulkMail & { handover: Handover };
      message.processFunc((stream) => (handover.stream = stream));
      done();
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** Never throws: refusals, faults and unknown ends are outcomes. */
  async send(mail: BulkMail): Promise<MailOutcome> {
    const handover: Handover = {};
    try {
      await this.transport.sendMail(Object.assign({ handover }, mail));
      return { kind: 'sent' };
    } catch (error) {
      return classify(error as SmtpFailure, handover.stream?.readableDidRead === true);
    }
  }
}

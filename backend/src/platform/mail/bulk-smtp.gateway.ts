import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { classify, type MailOutcome, type SmtpFailure } from './smtp-answer.ts';
import { smtpPool } from './smtp-transports.ts';

export type BulkMail = SendMailOptions;

/** The written message. The mail server has begun to read it once a byte of it was read here. */
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
      // Whether something is sent again stands in the recipient's row and is decided there.
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

  /** Never throws: a refusal, a fault and an unknown end are outcomes. */
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

import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { senderAddress } from '../../../platform/mail/answers.ts';
import { TestMails } from '../test-mails.ts';
import { type Fact, good, missing, type SetupCheck } from '../setup-items.ts';
import { SetupRepository } from '../setup.repository.ts';
import { MailRecords } from './mail-records.ts';

/** Whether mails go out, and whether those who receive them have a reason to believe them. */
@Injectable()
export class MailCheck implements SetupCheck {
  readonly item = 'mail';
  private readonly records: MailRecords;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly repository: SetupRepository,
    private readonly testMails: TestMails,
  ) {
    this.records = new MailRecords(env.DNS_SERVERS);
  }

  async look(): Promise<Fact[]> {
    const domain = senderAddress(this.env).split('@')[1] ?? '';
    return [await this.lastTestMail(), ...(await this.published(domain))];
  }

  private async published(domain: string): Promise<Fact[]> {
    try {
      const selector = await this.repository.dkimSelector();
      return await Promise.all([
        this.records.spf(domain),
        this.records.dkim(domain, selector),
        this.records.dmarc(domain),
      ]);
    } catch (error) {
      return [missing(`The DNS records of ${domain} could not be looked up: ${(error as Error).message}`)];
    }
  }

  private async lastTestMail(): Promise<Fact> {
    const mail = await this.testMails.last();
    if (!mail) return missing(`No test mail has been sent yet. Mails come from ${senderAddress(this.env)}`);
    if (mail.status === 'failed')
      return missing(`The test mail was refused: ${mail.error ?? 'no reason given'}`);
    if (mail.status === 'queued') {
      return missing(
        mail.error ? `The test mail is being sent again: ${mail.error}` : 'The test mail is being sent',
      );
    }
    return good(
      'The mail server accepted the test mail. Please check that it arrived, and not in the spam folder',
    );
  }
}

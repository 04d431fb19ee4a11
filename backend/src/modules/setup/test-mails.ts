import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { MailList, type MailOutcome } from '../mails/mail-list.service.ts';
import { Mail } from '../mails/mails.service.ts';

/** The second part of their keys, by which they are found again. */
const SUBJECT = 'setup';

/** Mails that show whether mails arrive. They take the way of every other mail. */
@Injectable()
export class TestMails {
  constructor(
    private readonly db: UnitOfWork,
    private readonly mail: Mail,
    private readonly list: MailList,
  ) {}

  /** To whoever asks, and nobody else. */
  send({ email }: Actor): Promise<void> {
    return this.db.run((tx) =>
      this.mail.enqueue(tx, {
        key: `test-mail:${SUBJECT}:${uuidv7()}`,
        template: 'test-mail',
        to: { email, name: null },
        data: {},
      }),
    );
  }

  async last(): Promise<MailOutcome | undefined> {
    return (await this.list.listBySubject('test-mail', SUBJECT)).at(-1);
  }
}

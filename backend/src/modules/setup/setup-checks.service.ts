import { business, shippedBusiness } from '@ironbloom/brand';
import { fullDayAndTime } from '@ironbloom/brand/india';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ENV } from '../../config/config.module.ts';
import type { Env } from '../../config/env.ts';
import { PublicationEntity } from '../../platform/database/publications/publication.entity.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { HealthData } from '../../platform/security/health-data.ts';
import { senderAddress } from '../../platform/mail/shown-address.ts';
import { StaffInvitations } from '../auth/invitations/staff-invitations.service.ts';
import { MailList } from '../mails/mail-list.service.ts';
import { RazorpayLink } from '../payments/razorpay/razorpay-link.service.ts';
import { AccountControl } from '../users/accounts/account-control.service.ts';
import { checkCertificate } from './certificate-check.ts';
import { MailRecords } from './mail-records.ts';
import { SetupItemEntity } from './setup-item.entity.ts';
import { type Fact, good, missing, type SetupItem } from './setup.domain.ts';

/** Second part of the keys of test mails. */
export const TEST_MAIL_SUBJECT = 'setup';

const DAY_MS = 86_400_000;
/** Nightly backups: one may be missed, two are not normal. */
const BACKUP_LATE_AFTER_MS = 2 * DAY_MS;

const RAZORPAY_MODES: Readonly<Record<RazorpayLink['mode'], Fact>> = {
  live: good('Razorpay’s live keys are set'),
  test: missing('Razorpay’s test keys are set: nobody is charged'),
  sandbox: missing('The sandbox replaces Razorpay: no real money is charged'),
};

/** Checks items on request. An unreachable service is a finding, not an error. */
@Injectable()
export class SetupChecks {
  private readonly records: MailRecords;
  private readonly checks: Readonly<Record<SetupItem, () => Promise<Fact[]>>> = {
    contact: async () => contact(),
    look: () => this.published({ look: 'Logo, icon and colours have' }),
    prices: () => this.published({ plans: 'Plans and prices have' }),
    payments: () => this.payments(),
    mail: async () => [await this.lastTestMail(), ...(await this.mailRecords())],
    certificate: async () => [await checkCertificate(this.env.PUBLIC_URL)],
    backup: async () => [await this.backup(), ...(await this.lostHealthKey())],
    legal: () =>
      this.published({
        'page-content:terms': 'The terms have',
        'page-content:privacy': 'The privacy policy has',
      }),
    staff: async () => [await this.staff()],
  };

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly razorpay: RazorpayLink,
    private readonly mails: MailList,
    private readonly accounts: AccountControl,
    private readonly invitations: StaffInvitations,
    private readonly healthData: HealthData,
  ) {
    this.records = new MailRecords(env.DNS_SERVERS);
  }

  check(item: SetupItem): Promise<Fact[]> {
    return this.checks[item]();
  }

  /** Whether it was published since the installation. @param parts name in `publications` to the start of the sentence */
  private async published(parts: Readonly<Record<string, string>>): Promise<Fact[]> {
    const rows = await this.db.manager.findBy(PublicationEntity, { name: In(Object.keys(parts)) });
    const versions = new Map(rows.map(({ name, version }) => [name, version]));
    return Object.entries(parts).map(([name, what]) =>
      (versions.get(name) ?? 1) > 1
        ? good(`${what} been published`)
        : missing(`${what} not been published since the site was installed: the default content is shown`),
    );
  }

  /** API keys, webhooks and mismatched captures. */
  private async payments(): Promise<Fact[]> {
    const [problem, lastWebhook, row, mismatched] = await Promise.all([
      this.razorpay.keyProblem(),
      this.razorpay.lastWebhookAt(),
      this.row('payments'),
      this.razorpay.countMismatchedCaptures(),
    ]);
    return [
      RAZORPAY_MODES[this.razorpay.mode],
      problem === undefined
        ? good('Razorpay accepts the keys')
        : missing(`Razorpay does not accept the keys: ${problem}`),
      webhooks(this.razorpay.webhookAddress, lastWebhook, row?.testedAt),
      ...(mismatched > 0 ? [differences(mismatched)] : []),
    ];
  }

  /** Whether mails go out. */
  private async lastTestMail(): Promise<Fact> {
    const mail = (await this.mails.listBySubject('test-mail', TEST_MAIL_SUBJECT)).at(-1);
    if (!mail) return missing(`No test mail has been sent yet. Mails come from ${senderAddress(this.env)}`);
    if (mail.status === 'failed')
      return missing(`The test mail was refused: ${mail.error ?? 'no reason given'}`);
    if (mail.status === 'queued') {
      return missing(
        mail.error ? `The test mail is being sent again: ${mail.error}` : 'The test mail is being sent',
      );
    }
    return good(
      'The mail server accepted the test mail. Please check that it arrived, and that it is not in the spam folder',
    );
  }

  /** SPF, DKIM and DMARC. */
  private async mailRecords(): Promise<Fact[]> {
    const domain = senderAddress(this.env).split('@')[1] ?? '';
    try {
      const row = await this.row('mail');
      return await Promise.all([
        this.records.spf(domain),
        this.records.dkim(domain, row?.dkimSelector ?? null),
        this.records.dmarc(domain),
      ]);
    } catch (error) {
      return [missing(`The DNS records of ${domain} could not be looked up: ${(error as Error).message}`)];
    }
  }

  private async backup(): Promise<Fact> {
    const [last] = await this.db.rows<{ at: Date }>(
      'SELECT finished_at AS at FROM last_backup WHERE finished_at IS DISTINCT FROM awaited_since',
    );
    if (!last) return missing('No backup has been made yet. Run scripts/backup on the server to make one');
    const age = Date.now() - last.at.getTime();
    const when = `The last complete backup was made on ${fullDayAndTime(last.at)}`;
    return age < BACKUP_LATE_AFTER_MS ? good(when) : missing(`${when}, ${Math.floor(age / DAY_MS)} days ago`);
  }

  /** Health answers under a key that is not set, as after a restore without the key. */
  private async lostHealthKey(): Promise<Fact[]> {
    const { keyIds } = this.healthData;
    const [lost] = await this.db.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM intakes WHERE health IS NOT NULL AND substring(health FROM 1 FOR $1) <> ALL($2)`,
      [keyIds[0]!.byteLength, keyIds],
    );
    if (!lost || lost.count === 0) return [];
    return [
      missing(
        `The health answers of ${lost.count === 1 ? 'one client' : `${lost.count} clients`} cannot be read: they are encrypted with another HEALTH_DATA_KEY. Set it as HEALTH_DATA_KEY_PREVIOUS`,
      ),
    ];
  }

  /** With one account, access is lost with it. */
  private async staff(): Promise<Fact> {
    const [staff, invitations] = await Promise.all([this.accounts.staff(), this.invitations.list()]);
    const owners = staff.filter(({ role }) => role === 'owner').length;
    if (staff.length > 1) return good(`${staff.length} people are on the team, ${owners} of them as owner`);
    if (invitations.length > 0) return missing('Someone is invited and has not accepted yet');
    return missing('Only you can open the admin area');
  }

  private row(id: SetupItem): Promise<SetupItemEntity | null> {
    return this.db.manager.findOneBy(SetupItemEntity, { id });
  }
}

/** Whether contacts differ from the shipped example. */
function contact(): Fact[] {
  const [now, shipped] = [business(), shippedBusiness];
  const compare = (what: string, value: string, invented: string): Fact =>
    value === invented ? missing(`${what} is still the example ${value}`) : good(`${what}: ${value}`);
  return [
    compare('The phone number', now.phone, shipped.phone),
    compare('The support address', now.supportEmail, shipped.supportEmail),
    compare('The street', now.address.street, shipped.address.street),
    compare('The legal entity', now.legal.entity, shipped.legal.entity),
    compare('The grievance officer', now.legal.grievanceOfficer.email, shipped.legal.grievanceOfficer.email),
  ];
}

function differences(count: number): Fact {
  const payments = count === 1 ? '1 payment' : `${count} payments`;
  return missing(
    `In the last 30 days, ${payments} arrived with another amount or currency than the order. In the Razorpay dashboard, switch off the customer fee bearer, offers and international currencies`,
  );
}

function webhooks(address: string, lastWebhook: Date | undefined, tested: Date | null | undefined): Fact {
  if (lastWebhook) return good(`The last webhook from Razorpay arrived on ${fullDayAndTime(lastWebhook)}`);
  if (tested)
    return good(
      `A test event arrived on ${fullDayAndTime(tested)}. Razorpay has sent none yet: enter the address ${address} there`,
    );
  return missing(
    `No webhook has arrived yet. Enter the address ${address} in Razorpay, and send a test webhook`,
  );
}

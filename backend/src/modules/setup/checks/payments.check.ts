import { fullDayAndTime } from '@ironbloom/brand/india';
import { Injectable } from '@nestjs/common';
import { RazorpayLink } from '../../payments/razorpay-link.api.ts';
import { type Fact, good, missing, type SetupCheck } from '../setup-items.ts';
import { SetupRepository } from '../setup.repository.ts';

const MODES: Readonly<Record<RazorpayLink['mode'], Fact>> = {
  live: good('Razorpay’s live keys are set'),
  test: missing('Razorpay’s test keys are set: nobody is charged'),
  sandbox: missing('The sandbox stands in for Razorpay: it takes no real money'),
};

/** Whether money can come in, and whether Razorpay can tell us so. */
@Injectable()
export class PaymentsCheck implements SetupCheck {
  readonly item = 'payments';

  constructor(
    private readonly razorpay: RazorpayLink,
    private readonly repository: SetupRepository,
  ) {}

  async look(): Promise<Fact[]> {
    const [problem, heard, tested, unfit] = await Promise.all([
      this.razorpay.keyProblem(),
      this.razorpay.lastHeard(),
      this.repository.webhookTestedAt(),
      this.razorpay.unfitCaptures(),
    ]);
    return [
      MODES[this.razorpay.mode],
      problem === undefined
        ? good('Razorpay accepts the keys')
        : missing(`Razorpay does not accept the keys: ${problem}`),
      webhooks(this.razorpay.webhookAddress, heard, tested),
      ...(unfit > 0 ? [differences(unfit)] : []),
    ];
  }
}

function differences(count: number): Fact {
  const payments = count === 1 ? '1 payment' : `${count} payments`;
  return missing(
    `In the last 30 days, ${payments} arrived with another amount or currency than the order. In the Razorpay dashboard, switch off the customer fee bearer, offers and international currencies`,
  );
}

function webhooks(address: string, heard: Date | undefined, tested: Date | null): Fact {
  if (heard) return good(`Razorpay was last heard on ${fullDayAndTime(heard)}`);
  if (tested)
    return good(
      `A test event came through on ${fullDayAndTime(tested)}. Razorpay has sent none yet: give it ${address}`,
    );
  return missing(`No webhook has come yet. Give Razorpay the address ${address}, and send a test webhook`);
}

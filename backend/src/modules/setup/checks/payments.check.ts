import { fullDayAndTime } from '@ironbloom/brand/india';
import { Injectable } from '@nestjs/common';
import { RazorpayLink } from '../../payments/razorpay/razorpay-link.service.ts';
import { type Fact, good, missing, type SetupCheck } from '../setup-items.ts';
import { SetupRepository } from '../setup.repository.ts';

const MODES: Readonly<Record<RazorpayLink['mode'], Fact>> = {
  live: good('Razorpay’s live keys are set'),
  test: missing('Razorpay’s test keys are set: nobody is charged'),
  sandbox: missing('The sandbox replaces Razorpay: no real money is charged'),
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
  if (heard) return good(`The last webhook from Razorpay arrived on ${fullDayAndTime(heard)}`);
  if (tested)
    return good(
      `A test event arrived on ${fullDayAndTime(tested)}. Razorpay has sent none yet: enter the address ${address} there`,
    );
  return missing(
    `No webhook has arrived yet. Enter the address ${address} in Razorpay, and send a test webhook`,
  );
}

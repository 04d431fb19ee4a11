import { Injectable } from '@nestjs/common';
import { RazorpayGateway } from '../../payments/razorpay/razorpay.gateway.ts';
import { SettlementLinesRepository } from './settlement-lines.repository.ts';

const DAY_MS = 86_400_000;

/** Asks Razorpay what it paid out, and writes it down. Asked again, it is the same rows. */
@Injectable()
export class SettlementFetcher {
  constructor(
    private readonly razorpay: RazorpayGateway,
    private readonly lines: SettlementLinesRepository,
  ) {}

  /** @param month `2026-11`, in India. @returns how many lines it has. @throws RazorpayError */
  fetchMonth(month: string): Promise<number> {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return this.fetch({ year, month: number });
  }

  /** @param last `2026-11-23`: the last of so many days. @throws RazorpayError; days before stand all the same */
  async fetchDays(last: string, count: number): Promise<void> {
    for (let back = count - 1; back >= 0; back -= 1) {
      const at = new Date(Date.parse(last) - back * DAY_MS);
      await this.fetch({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });
    }
  }

  private async fetch(when: Parameters<RazorpayGateway['fetchSettlementLines']>[0]): Promise<number> {
    const lines = await this.razorpay.fetchSettlementLines(when);
    await this.lines.save(lines);
    return lines.length;
  }
}

var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { RazorpayGateway } from '../razorpay/razorpay.gateway.js';
import { SettlementLinesRepository } from './settlement-lines.repository.js';
const DAY_MS = 86_400_000;
/** Asks Razorpay what it paid out, and writes it down. Asked again, it is the same rows. */
let SettlementFetcher = class SettlementFetcher {
    razorpay;
    lines;
    constructor(razorpay, lines) {
        this.razorpay = razorpay;
        this.lines = lines;
    }
    /** @param month `2026-11`, in India. @returns how many lines it has. @throws RazorpayError */
    fetchMonth(month) {
        const [year = 0, number = 0] = month.split('-').map(Number);
        return this.fetch({ year, month: number });
    }
    /** @param last `2026-11-23`: the last of so many days. @throws RazorpayError; days before stand all the same */
    async fetchDays(last, count) {
        for (let back = count - 1; back >= 0; back -= 1) {
            const at = new Date(Date.parse(last) - back * DAY_MS);
            await this.fetch({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });
        }
    }
    async fetch(when) {
        const lines = await this.razorpay.fetchSettlementLines(when);
        await this.lines.save(lines);
        return lines.length;
    }
};
SettlementFetcher = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [RazorpayGateway,
        SettlementLinesRepository])
], SettlementFetcher);
export { SettlementFetcher };
//# sourceMappingURL=settlement-fetcher.js.map
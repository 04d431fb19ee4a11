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
import { RazorpayLink } from '../../payments/razorpay-link.api.js';
import { good, missing, moment } from '../setup-items.js';
import { SetupRepository } from '../setup.repository.js';
const MODES = {
    live: good('Razorpay’s live keys are set'),
    test: missing('Razorpay’s test keys are set: nobody is charged'),
    sandbox: missing('The sandbox stands in for Razorpay: it takes no real money'),
};
/** Whether money can come in, and whether Razorpay can tell us so. */
let PaymentsCheck = class PaymentsCheck {
    razorpay;
    repository;
    item = 'payments';
    constructor(razorpay, repository) {
        this.razorpay = razorpay;
        this.repository = repository;
    }
    async look() {
        const [problem, heard, tested] = await Promise.all([
            this.razorpay.keyProblem(),
            this.razorpay.lastHeard(),
            this.repository.webhookTestedAt(),
        ]);
        return [
            MODES[this.razorpay.mode],
            problem === undefined
                ? good('Razorpay accepts the keys')
                : missing(`Razorpay does not accept the keys: ${problem}`),
            webhooks(this.razorpay.webhookAddress, heard, tested),
        ];
    }
};
PaymentsCheck = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [RazorpayLink,
        SetupRepository])
], PaymentsCheck);
export { PaymentsCheck };
function webhooks(address, heard, tested) {
    if (heard)
        return good(`Razorpay was last heard on ${moment(heard)}`);
    if (tested)
        return good(`A test event came through on ${moment(tested)}. Razorpay has sent none yet: give it ${address}`);
    return missing(`No webhook has come yet. Give Razorpay the address ${address}, and send a test webhook`);
}
//# sourceMappingURL=payments.check.js.map
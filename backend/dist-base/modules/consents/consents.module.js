var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Global, Module } from '@nestjs/common';
import { ConsentLedger } from './consent-ledger.api.js';
/** For both processes: whoever asks for a consent writes it down. */
let ConsentsModule = class ConsentsModule {
};
ConsentsModule = __decorate([
    Global(),
    Module({ providers: [ConsentLedger], exports: [ConsentLedger] })
], ConsentsModule);
export { ConsentsModule };
//# sourceMappingURL=consents.module.js.map
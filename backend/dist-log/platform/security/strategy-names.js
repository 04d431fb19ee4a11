var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import passport from 'passport';
const KINDS = ['jwt', 'google'];
/**
 * Passport finds strategies by name in one list of the whole process. Each app has names of its own there, or two apps in
 * one process would check their tokens with the secret of whichever started last. (Passport also takes a strategy itself
 * instead of its name, but then hangs each request's callbacks on that one object, and requests answer one another.)
 */
let StrategyNames = class StrategyNames {
    app = randomUUID();
    /** The name to ask Passport for, in this app's guards. */
    of(kind) {
        return `${kind} ${this.app}`;
    }
    /** Under this app's name alone. */
    register(kind, strategy) {
        passport.use(this.of(kind), strategy);
        // There, too, Nest has listed it, for everybody.
        passport.unuse(kind);
    }
    onApplicationShutdown() {
        for (const kind of KINDS)
            passport.unuse(this.of(kind));
    }
};
StrategyNames = __decorate([
    Injectable()
], StrategyNames);
export { StrategyNames };
//# sourceMappingURL=strategy-names.js.map
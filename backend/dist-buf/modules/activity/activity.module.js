var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Global, Module } from '@nestjs/common';
import { ActivityHistory } from './activity-history.api.js';
import { ActivityLog } from './activity-log.api.js';
/** For both processes: every module writes down what people did. */
let ActivityModule = class ActivityModule {
};
ActivityModule = __decorate([
    Global(),
    Module({
        providers: [ActivityLog, ActivityHistory],
        exports: [ActivityLog, ActivityHistory],
    })
], ActivityModule);
export { ActivityModule };
//# sourceMappingURL=activity.module.js.map
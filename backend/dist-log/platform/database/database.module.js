var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var DatabaseModule_1;
import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Publications } from './published/publications.js';
import { UnitOfWork } from './unit-of-work.js';
let DatabaseModule = DatabaseModule_1 = class DatabaseModule {
    dataSource;
    constructor(dataSource) {
        this.dataSource = dataSource;
    }
    /** @param create called once; the connection pool is open when the module is */
    static forRoot(create) {
        return {
            module: DatabaseModule_1,
            providers: [{ provide: DataSource, useFactory: () => create().initialize() }, UnitOfWork, Publications],
            exports: [DataSource, UnitOfWork, Publications],
        };
    }
    /** Last to close: shutdown hooks run in the reverse order of imports, and this module is imported first. */
    async onApplicationShutdown() {
        if (this.dataSource.isInitialized)
            await this.dataSource.destroy();
    }
};
DatabaseModule = DatabaseModule_1 = __decorate([
    Global(),
    Module({}),
    __metadata("design:paramtypes", [DataSource])
], DatabaseModule);
export { DatabaseModule };
//# sourceMappingURL=database.module.js.map
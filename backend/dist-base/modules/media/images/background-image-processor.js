var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Injectable } from '@nestjs/common';
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { mediaError } from '../media.errors.js';
import { ImageRefusal } from './encoded-image.js';
import { ImageProcessor } from './image-processor.js';
/** `.ts` from source, `.js` as built. */
const WORKER = fileURLToPath(import.meta.url).replace(/background-image-processor(?=\.\w+$)/, 'image-worker');
/** An editor who adds pictures to an article adds the next within a minute. */
const IDLE_MS = 60_000;
/**
 * Encodes in another process, with less right to the processors than readers' requests have: ten uploads would otherwise make
 * readers wait ten times as long. What decoding holds goes with that process when nothing was uploaded for a minute, and a file
 * that ends a decoder ends no request but its own.
 */
let BackgroundImageProcessor = class BackgroundImageProcessor extends ImageProcessor {
    encoder = {
        encodeWidths: this.elsewhere('encodeWidths'),
        encodeSocial: this.elsewhere('encodeSocial'),
        encodeSocialUpload: this.elsewhere('encodeSocialUpload'),
        encodeHero: this.elsewhere('encodeHero'),
        encodeLogo: this.elsewhere('encodeLogo'),
        encodeIcon: this.elsewhere('encodeIcon'),
        encodeShareCard: this.elsewhere('encodeShareCard'),
    };
    waiting = new Map();
    worker;
    idle;
    lastId = 0;
    onApplicationShutdown() {
        this.end();
    }
    elsewhere(kind) {
        return ((...given) => this.ask({ kind, given }));
    }
    ask(task) {
        clearTimeout(this.idle);
        const worker = (this.worker ??= this.start());
        const id = (this.lastId += 1);
        return new Promise((resolve, reject) => {
            this.waiting.set(id, { resolve, reject });
            worker.send({ id, task }, (error) => error && this.take(id)?.reject(error));
        });
    }
    start() {
        const worker = fork(WORKER, { serialization: 'advanced' });
        // Before it has begun its threads, which have their priority from here.
        if (worker.pid !== undefined)
            setPriority(worker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
        worker.on('message', ({ id, answer }) => this.settle(id, answer));
        worker.once('error', (error) => this.lost(worker, error));
        worker.once('exit', (code, signal) => this.lost(worker, new Error(`the image process ended (${signal ?? code})`)));
        return worker;
    }
    settle(id, answer) {
        const asked = this.take(id);
        if ('made' in answer)
            asked?.resolve(answer.made);
        else if ('refused' in answer)
            asked?.reject(new ImageRefusal(answer.refused));
        else
            asked?.reject(new Error(answer.failed));
        if (this.waiting.size === 0)
            this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
    }
    take(id) {
        const asked = this.waiting.get(id);
        this.waiting.delete(id);
        return asked;
    }
    /** Whoever waited is told; the next picture starts another process. */
    lost(worker, cause) {
        if (this.worker !== worker)
            return;
        this.worker = undefined;
        for (const id of this.waiting.keys())
            this.take(id)?.reject(mediaError('MEDIA_UNAVAILABLE', { cause }));
    }
    end() {
        clearTimeout(this.idle);
        const worker = this.worker;
        if (!worker)
            return;
        this.lost(worker, new Error('the backend is stopping'));
        worker.kill();
    }
};
BackgroundImageProcessor = __decorate([
    Injectable()
], BackgroundImageProcessor);
export { BackgroundImageProcessor };
//# sourceMappingURL=background-image-processor.js.map
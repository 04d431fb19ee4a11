import type { FastifyInstance } from 'fastify';
import { ApiError, errorBody } from './wire.ts';

/** How the API misbehaves: exactly one of `status`, `hang` or `drop`. */
export interface ApiFault {
  /** Answer with this status and Razorpay's error body. */
  status?: number;
  /** Never answer. */
  hang?: boolean;
  /** Cut the connection. */
  drop?: boolean;
  /** `after`: do the work first, then lose the answer, which is the nasty case. Default `before`. */
  when?: 'before' | 'after';
  /** Only for so many calls; for ever when absent. */
  times?: number;
  /** Only for calls whose `METHOD /path` contains this, such as `POST /v1/orders` or a payment's id. */
  only?: string;
}

/** Holds the present faults, one for each `only`, and applies them to calls: tests beside each other keep their own. */
export class Faults {
  readonly #faults = new Map<string, { fault: ApiFault; left: number }>();

  /** In place of the fault that has the same `only`. */
  set(fault: ApiFault): void {
    this.#faults.set(fault.only ?? '', { fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** @param only that of the fault to take away; without it all are */
  heal(only?: string): void {
    if (only === undefined) this.#faults.clear();
    else this.#faults.delete(only);
  }

  install(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const fault = this.#take('before', `${request.method} ${request.url}`);
      if (fault === undefined) return;
      if (fault.status !== undefined) {
        throw new ApiError(wordsOf(fault.status), { statusCode: fault.status });
      }
      reply.hijack();
      if (fault.drop === true) request.raw.socket.destroy();
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode >= 400) return payload;
      const fault = this.#take('after', `${request.method} ${request.url}`);
      if (fault === undefined) return payload;
      if (fault.status !== undefined) {
        reply.code(fault.status);
        return JSON.stringify(errorBody(fault.status, wordsOf(fault.status)));
      }
      if (fault.drop === true) request.raw.socket.destroy();
      else await new Promise(() => {});
      return payload;
    });
  }

  #take(when: 'before' | 'after', call: string): ApiFault | undefined {
    for (const [only, held] of this.#faults) {
      if (held.left <= 0 || (held.fault.when ?? 'before') !== when || !call.includes(only)) continue;
      held.left -= 1;
      return held.fault;
    }
    return undefined;
  }
}

const wordsOf = (status: number): string =>
  status === 429 ? 'Too many requests' : 'We are facing some trouble completing your request at the moment.';

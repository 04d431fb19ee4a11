import type { FastifyInstance } from 'fastify';
import { ApiError, errorBody } from './wire.ts';

/** Exactly one of `status`, `hang` or `drop`. */
export interface ApiFault {
  /** Answers this status with Razorpay's error body. */
  status?: number;
  /** Never answers. */
  hang?: boolean;
  /** Cuts the connection. */
  drop?: boolean;
  /** `after`: does the work first, then loses the answer. Default `before`. */
  when?: 'before' | 'after';
  /** Number of calls; unlimited when absent. */
  times?: number;
  /** Only calls whose `METHOD /path` contains this, such as `POST /v1/orders` or a payment's id. */
  only?: string;
}

/** The active faults, one per `only`, so that concurrent tests keep their own. */
export class Faults {
  readonly #faults = new Map<string, { fault: ApiFault; left: number }>();

  /** Replaces the fault with the same `only`. */
  set(fault: ApiFault): void {
    this.#faults.set(fault.only ?? '', { fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** @param only of the fault to remove; all when absent */
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

import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    setHeader(name: string, value: string): void;
    end(): void;
  }
}

/**
 * Lets a Passport strategy redirect. Passport answers as on Node's own response: it sets `statusCode`, which a reply has, and
 * calls these two. So its answer goes the way of all others, with their cookies and hooks.
 */
export function answerForPassport(server: FastifyInstance): void {
  server.decorateReply('setHeader', function (this: FastifyReply, name: string, value: string) {
    void this.header(name, value);
  });
  server.decorateReply('end', function (this: FastifyReply) {
    void this.send();
  });
}

import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    setHeader(name: string, value: string): void;
    end(): void;
  }
}

/**
 * Lets a Passport strategy redirect. Passport expects Node's response: it sets `statusCode`, which a reply has, and calls
 * these two methods, which use the reply with its cookies and hooks.
 */
export function answerForPassport(server: FastifyInstance): void {
  server.decorateReply('setHeader', function (this: FastifyReply, name: string, value: string) {
    void this.header(name, value);
  });
  server.decorateReply('end', function (this: FastifyReply) {
    void this.send();
  });
}

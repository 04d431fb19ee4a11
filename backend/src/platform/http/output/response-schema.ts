import { applyDecorators } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

export type Immutable<Value> = Value extends Date
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value;

type Answers<Answer> = <Handler extends (...parameters: never[]) => Answer | Promise<Answer>>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Handler>,
) => void;

/**
 * The shape a route answers with: documented in OpenAPI, and enforced on the way out, so that a
 * field that is not in the schema cannot leave. The compiler checks that the method returns what the schema takes.
 */
export function ResponseSchema<Schema extends z.ZodType>(
  status: number,
  schema: Schema,
): Answers<Immutable<z.input<Schema>>> {
  return applyDecorators(
    ApiResponse({ status, standardSchema: schema }),
    RouteSchema({ response: { [status]: schema } }),
  );
}

/** Serializes answers by the schema of their status. One that does not fit becomes a 500. */
export function answerBySchema(server: FastifyInstance): void {
  server.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (answer) =>
        JSON.stringify(schema.parse(answer)),
  );
}

/** Letters from which on bytes are quicker; a shorter text goes out in one piece with its headers. */
const BYTES_FROM = 4_096;

/** Writes a long answer as UTF-8 once: its ETag, its length and its way out would each do so by themselves. */
export function encodeOnce(server: FastifyInstance): void {
  server.addHook<unknown>('onSend', (_request, _reply, answer, done) => {
    done(null, typeof answer === 'string' && answer.length >= BYTES_FROM ? Buffer.from(answer) : answer);
  });
}

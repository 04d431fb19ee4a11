import { z } from 'zod';
import { applyDecorators, HttpCode } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

/** A point in time in an answer: ISO 8601 in UTC, to the millisecond. Takes a Date, or a time as JSON from the database writes it. */
export const isoInstant = z
  .union([z.date(), z.string()])
  .pipe(z.coerce.date())
  .transform((time) => time.toISOString())
  .pipe(z.string())
  .meta({ type: 'string', format: 'date-time' });

/** The answer about a row: its `id` is called `_id` on the wire. @param fields all others */
export function withId<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.preprocess(
    ({ id, ...row }: { id: string } & z.input<z.ZodObject<Fields>>) => ({ ...row, _id: id }),
    z.object({ _id: z.string(), ...fields }),
  );
}

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
 * Status and shape of a route's answer: documented in OpenAPI and enforced on output, so that fields outside the schema cannot
 * leave. The compiler checks the method's result against the schema.
 */
export function ResponseSchema<Schema extends z.ZodType>(
  status: number,
  schema: Schema,
): Answers<Immutable<z.input<Schema>>> {
  return applyDecorators(
    HttpCode(status),
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

/** Length from which encoding to bytes first is faster; shorter texts are sent in one piece with their headers. */
const BYTES_FROM = 4_096;

/** Encodes a long answer as UTF-8 once; ETag, length and sending would each encode it again. */
export function encodeOnce(server: FastifyInstance): void {
  server.addHook<unknown>('onSend', (_request, _reply, answer, done) => {
    done(null, typeof answer === 'string' && answer.length >= BYTES_FROM ? Buffer.from(answer) : answer);
  });
}

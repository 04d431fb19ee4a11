import { applyDecorators, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

/**
 * The shape a route answers with: documented in OpenAPI, and enforced on the way out, so that a
 * field that is not in the schema cannot leave.
 */
export function ResponseSchema(status: number, schema: z.ZodType): MethodDecorator {
  return applyDecorators(ApiResponse({ status, standardSchema: schema }), SerializeOptions({ schema }));
}

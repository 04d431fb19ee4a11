import { applyDecorators } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiResponse } from '@nestjs/swagger';
/**
 * The shape a route answers with: documented in OpenAPI, and enforced on the way out, so that a
 * field that is not in the schema cannot leave.
 */
export function ResponseSchema(status, schema) {
    return applyDecorators(ApiResponse({ status, standardSchema: schema }), RouteSchema({ response: { [status]: schema } }));
}
/** Writes answers by the schema of their status. One that does not fit it is an error of ours, and says nothing. */
export function answerBySchema(server) {
    server.setSerializerCompiler(({ schema }) => (answer) => JSON.stringify(schema.parse(answer)));
}
//# sourceMappingURL=response-schema.js.map
import multipart from '@fastify/multipart';
import { applyDecorators, createParamDecorator, UnsupportedMediaTypeException, } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { DomainError } from '../../errors/domain-error.js';
import { platformError, validationFailed } from '../../errors/platform-errors.js';
import { imageError, MAX_IMAGE_BYTES } from '../../files/image.errors.js';
import { fieldsOf } from './validation.js';
const LIMITS = { fileSize: MAX_IMAGE_BYTES, files: 4, fields: 500, parts: 504, fieldSize: 1_000_000 };
/** Lets the server read forms with files, within the limits of all routes. Before any route is made. */
export async function acceptMultipart(server) {
    await server.register(multipart, { limits: LIMITS });
}
/** Describes the form in OpenAPI; texts are what the schema says of their meaning. */
export function TakesForm({ schema, files }) {
    const properties = Object.fromEntries([
        ...Object.entries(schema.shape).map(([name, field]) => [
            name,
            { type: 'string', description: field.meta()?.description },
        ]),
        ...files.map((name) => [name, { type: 'string', format: 'binary' }]),
    ]);
    return applyDecorators(ApiConsumes('multipart/form-data'), ApiBody({ schema: { type: 'object', properties } }));
}
/**
 * The validated form of a request. It is read after the guards: a stranger's upload is never taken in.
 * @throws VALIDATION_FAILED, IMAGE_TOO_LARGE, BAD_FORM
 */
export const Form = createParamDecorator(async ({ schema, files }, context) => {
    const request = context.switchToHttp().getRequest();
    if (!request.isMultipart())
        throw new UnsupportedMediaTypeException();
    const parts = await readParts(request, files);
    const parsed = schema.safeParse(parts.fields);
    if (!parsed.success) {
        throw validationFailed(fieldsOf(parsed.error.issues));
    }
    return { fields: parsed.data, files: parts.files };
});
async function readParts(request, fileNames) {
    const fields = new Map();
    const files = {};
    try {
        for await (const part of request.parts()) {
            if (part.type === 'file') {
                const wanted = fileNames.includes(part.fieldname) && files[part.fieldname] === undefined;
                if (wanted) {
                    const body = await part.toBuffer();
                    // An empty file field is how a browser says "none chosen".
                    if (body.length > 0)
                        files[part.fieldname] = body;
                }
                else
                    part.file.resume();
            }
            else {
                if (part.valueTruncated)
                    throw tooLong(part.fieldname);
                // Forms travel with CRLF, whatever was typed (HTML, "constructing the entry list").
                const value = String(part.value).replaceAll('\r\n', '\n');
                fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value]);
            }
        }
    }
    catch (error) {
        throw refusalOf(error);
    }
    return {
        fields: Object.fromEntries([...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]])),
        files,
    };
}
function tooLong(field) {
    return validationFailed({ [field]: 'This is too long.' });
}
/** That a file is too large is told by itself or, when its last byte comes late, by the form behind it. */
function refusalOf(error) {
    const { code, part, statusCode } = error;
    if (code === 'FST_REQ_FILE_TOO_LARGE')
        return imageError('IMAGE_TOO_LARGE').at(part?.fieldname ?? '');
    const isForClient = error instanceof DomainError || typeof statusCode === 'number';
    return isForClient ? error : platformError('BAD_FORM', { cause: error });
}
//# sourceMappingURL=multipart-form.js.map
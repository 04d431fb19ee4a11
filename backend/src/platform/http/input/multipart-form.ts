import multipart, {
  type MultipartFields,
  type MultipartValue,
  type SavedMultipartFile,
} from '@fastify/multipart';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError, platformError, validationFailed } from '../../errors/errors.ts';
import { fileAt, type FileOnDisk } from '../../files/file-on-disk.ts';
import { imageError, MAX_IMAGE_BYTES } from '../../files/image.errors.ts';
import { fieldsOf } from './validation.ts';

const LIMITS = { fileSize: MAX_IMAGE_BYTES, files: 4, fields: 500, parts: 504, fieldSize: 1_000_000 };

/** What `multipart/form-data` carries: text fields (repeated ones as lists) and files, by field name. */
interface Parts {
  fields: Record<string, string | string[]>;
  files: Record<string, FileOnDisk>;
}

/** Fields of @fastify/multipart's errors that we read. */
interface MultipartError {
  code?: string;
  /** A system error: a fault of the disk, not of the form. */
  syscall?: string;
  statusCode?: number;
  part?: { fieldname: string };
}

/** A parsed form. */
export interface UploadForm<Fields, File extends string> {
  fields: Fields;
  files: Partial<Record<File, FileOnDisk>>;
}

interface FormShape {
  schema: z.ZodObject;
  /** Names of the fields that accept a picture. */
  files: readonly string[];
}

/** Registers multipart forms with their limits. Call it before any route is registered. */
export async function acceptMultipart(server: FastifyInstance): Promise<void> {
  await server.register(multipart, { limits: LIMITS });
}

/** Describes the form in OpenAPI; texts are what the schema says of their meaning. */
export function TakesForm({ schema, files }: FormShape): MethodDecorator {
  const properties = Object.fromEntries([
    ...Object.entries(schema.shape).map(([name, field]) => [
      name,
      { type: 'string', description: (field as z.ZodType).meta()?.description },
    ]),
    ...files.map((name) => [name, { type: 'string', format: 'binary' }]),
  ]) as Record<string, { type: 'string' }>;
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', properties } }),
  );
}

/**
 * The validated form of a request, read after the guards, so that a stranger's upload is not received.
 * @throws VALIDATION_FAILED, IMAGE_TOO_LARGE, BAD_FORM
 */
export const Form = createParamDecorator(async ({ schema, files }: FormShape, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.isMultipart()) throw new UnsupportedMediaTypeException();
  const parts = await readParts(request, files);
  const parsed = schema.safeParse(parts.fields);
  if (!parsed.success) {
    throw validationFailed(fieldsOf(parsed.error.issues));
  }
  return { fields: parsed.data, files: parts.files };
});

/** Files are streamed to temporary ones, which the library removes with the response or the connection. */
async function readParts(request: FastifyRequest, fileNames: readonly string[]): Promise<Parts> {
  try {
    const { files, values } = await request.saveRequestFiles();
    return { fields: fieldsIn(values as MultipartFields), files: await chosenOf(files, fileNames) };
  } catch (error) {
    throw refusalOf(error);
  }
}

function fieldsIn(values: MultipartFields): Parts['fields'] {
  const fields: Parts['fields'] = {};
  for (const [name, part] of Object.entries(values)) {
    const texts = [part].flat().flatMap((each) => (each?.type === 'field' ? [textOf(each)] : []));
    if (texts.length > 0) fields[name] = texts.length > 1 ? texts : texts[0]!;
  }
  return fields;
}

/** Forms are sent with CRLF (HTML, "constructing the entry list"). */
function textOf({ fieldname, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw tooLong(fieldname);
  return String(value).replaceAll('\r\n', '\n');
}

/** The first of each name. An empty file field means that none was chosen. */
async function chosenOf(
  files: readonly SavedMultipartFile[],
  names: readonly string[],
): Promise<Parts['files']> {
  const chosen: Parts['files'] = {};
  for (const { fieldname, filepath } of files) {
    if (!names.includes(fieldname) || chosen[fieldname]) continue;
    const file = await fileAt(filepath);
    if (file.size > 0) chosen[fieldname] = file;
  }
  return chosen;
}

function tooLong(field: string): DomainError {
  return validationFailed({ [field]: 'This is too long.' });
}

/** A file that is too large is reported for the file, or for the whole form when its last byte is late. */
function refusalOf(error: unknown): unknown {
  const { code, part, statusCode, syscall } = error as MultipartError;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return imageError('IMAGE_TOO_LARGE').at(part?.fieldname ?? '');
  if (syscall !== undefined) return platformError('TRY_LATER', { cause: error });
  const isForClient = error instanceof DomainError || typeof statusCode === 'number';
  return isForClient ? error : platformError('BAD_FORM', { cause: error });
}

import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { platformError } from '../../platform/errors/errors.ts';
import { Form, TakesForm, type UploadForm } from '../../platform/http/input/multipart-form.ts';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { PICTURE_POLICY } from '../../platform/http/output/security-headers.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { MediaLibrary } from './media-library.service.ts';
import { mediaForm, mediaView } from './media.dto.ts';
import { mediaError } from './media.errors.ts';
import { largestFile } from './picture.ts';
import { parseRange } from './storage/byte-range.ts';
import { MediaStorage } from './storage/media-storage.ts';

const FORM = { schema: mediaForm, files: ['image'] } as const;

@ApiTags('media')
@RequireAccess('content:edit')
@Controller('api/admin/media')
export class MediaController {
  constructor(private readonly library: MediaLibrary) {}

  @Post()
  @ApiOperation({
    summary: 'Upload a picture for an article; an unused one is removed after a week',
  })
  @TakesForm(FORM)
  @ResponseSchema(201, mediaView)
  async upload(@Form(FORM) { fields, files }: UploadForm<z.infer<typeof mediaForm>, 'image'>) {
    if (!files.image) throw mediaError('IMAGE_MISSING').at('image');
    const picture = { ...(await this.library.store(files.image, 'image')), alt: fields.alt };
    return { url: largestFile(picture), width: picture.width, height: picture.height, picture };
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NAME = /^[a-z]+-[0-9a-f]+\.(avif|webp|jpg|png|svg|ico|mp4|webm)$/;
/** Content behind an address never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves uploaded files. nginx or a CDN may answer first. */
@ApiExcludeController()
@Controller('uploads')
export class UploadsController {
  constructor(private readonly storage: MediaStorage) {}

  /** Fastify answers HEAD with the same headers. */
  @Get(':id/:name')
  async file(
    @Param('id') id: string,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!ID.test(id) || !NAME.test(name)) throw platformError('NOT_FOUND');
    const key = `${id}/${name}`;
    const size = await this.storage.size(key);
    if (size === undefined) throw platformError('NOT_FOUND');
    const etag = `"${key}"`;
    const type = TYPES[path.extname(name)];
    void reply.headers({ etag, 'cache-control': FOREVER, 'accept-ranges': 'bytes' });
    if (type?.startsWith('image/')) void reply.header('content-security-policy', PICTURE_POLICY);
    // Mails show it on other sites' pages.
    if (name.startsWith('logo-')) void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return void (await reply.status(304).send());

    const ranged = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
    const range = ranged ? parseRange(request.headers.range, size) : undefined;
    if (range === 'unsatisfiable') {
      return void (await reply.status(416).header('content-range', `bytes */${size}`).send());
    }
    const length = range ? range.end - range.start + 1 : size;
    void reply.headers({ 'content-type': type, 'content-length': length });
    if (range) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    // An empty stream: without a body Fastify would set the length to 0.
    if (request.method === 'HEAD') return void (await reply.send(Readable.from([])));
    const body = await this.storage.read(key, range);
    if (!body) throw platformError('NOT_FOUND');
    await reply.send(body);
  }
}

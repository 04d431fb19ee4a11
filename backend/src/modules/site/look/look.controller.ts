import { type Look, publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Revision } from '../../../platform/database/publications/publication-history.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { Form, TakesForm, type UploadForm } from '../../../platform/http/input/multipart-form.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { sharedCacheFor } from '../../../platform/http/output/shared-cache.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { publicationsController } from '../publications/publications.controller.ts';
import { markAlone } from './brand-mark.service.ts';
import { LookPublications } from './look-publications.ts';
import { LookUploads } from './look-uploads.service.ts';
import {
  lookFileForm,
  lookFileView,
  lookPartParams,
  lookRevisionView,
  lookView,
  publishLookBody,
} from './look.dto.ts';
import { lookError } from '../site.errors.ts';

const FORM = { schema: lookFileForm, files: ['file'] } as const;
const CACHE = sharedCacheFor(1_000);

@ApiTags('look')
@Controller('api/look')
export class LookController {
  @Get()
  @ApiOperation({ summary: 'Get the published look' })
  @ResponseSchema(200, lookView)
  @Header('cache-control', CACHE)
  look() {
    return publishedLook().look;
  }

  /** For nginx's own pages: CSS and HTML. An empty mark means the shipped one. */
  @Get(':part')
  @ApiExcludeEndpoint()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', CACHE)
  part(@Param({ schema: lookPartParams }) { part }: z.infer<typeof lookPartParams>) {
    return part === 'colors' ? publishedLook().sheet : markAlone();
  }
}

@ApiTags('look')
@RequireAccess('settings:manage')
@Controller('api/admin/look')
export class AdminLookController extends publicationsController({
  body: publishLookBody,
  view: lookRevisionView,
  present: ({ value, ...revision }: Revision<Look>) => ({ look: value, ...revision }),
  summaries: {
    latest: 'Get the look for editing',
    publish: 'Publish the look as a whole, with files by upload id',
  },
}) {
  constructor(
    private readonly look: LookPublications,
    private readonly uploads: LookUploads,
  ) {
    super();
  }

  publications() {
    return this.look;
  }

  valueToPublish(wanted: Omit<z.infer<typeof publishLookBody>, 'version'>) {
    return this.look.resolve(wanted);
  }

  @Post('files')
  @ApiOperation({
    summary: 'Upload a logo, icon, picture or video; an unpublished one is removed after a week',
  })
  @TakesForm(FORM)
  @ResponseSchema(201, lookFileView)
  async upload(@Form(FORM) { fields, files }: UploadForm<z.infer<typeof lookFileForm>, 'file'>) {
    if (!files.file) throw lookError('LOOK_FILE_MISSING').at('file');
    const { kind, focalX, focalY, ground } = fields;
    const options = { focus: { x: focalX, y: focalY }, ground };
    try {
      return { file: await this.uploads.take(kind, files.file, options) };
    } catch (error) {
      throw error instanceof DomainError ? error.at('file') : error;
    }
  }
}

import { Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { Form, TakesForm, type UploadForm } from '../../platform/http/input/multipart-form.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { mediaError } from './media.errors.ts';
import { mediaForm, mediaView } from './media.dto.ts';
import { largestFile } from './picture.api.ts';
import { MediaLibrary } from './media-library.api.ts';

const FORM = { schema: mediaForm, files: ['image'] } as const;

@ApiTags('media')
@ApiBearerAuth()
@RequireAccess('content:edit')
@Controller('api/admin/media')
export class MediaController {
  constructor(private readonly library: MediaLibrary) {}

  @Post()
  @ApiOperation({
    summary: 'Upload a picture for an article; one that no article shows is removed after a week',
  })
  @TakesForm(FORM)
  @ResponseSchema(201, mediaView)
  async upload(@Form(FORM) { fields, files }: UploadForm<z.infer<typeof mediaForm>, 'image'>) {
    if (!files.image) throw mediaError('IMAGE_MISSING').at('image');
    const picture = { ...(await this.library.store(files.image, 'image')), alt: fields.alt };
    return { url: largestFile(picture), width: picture.width, height: picture.height, picture };
  }
}

import { Module } from '@nestjs/common';
import { PublishingTools } from './publishing.api.ts';

/** What is published as a whole: the business, the content of pages. */
@Module({ providers: [PublishingTools], exports: [PublishingTools] })
export class PublishingModule {}

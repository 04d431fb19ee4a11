import { Module } from '@nestjs/common';
import { TestimonialsController } from './testimonials.controller.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';
import { TestimonialsService } from './testimonials.service.ts';

@Module({
  controllers: [TestimonialsController],
  providers: [TestimonialsService, TestimonialsRepository],
  exports: [TestimonialsRepository],
})
export class ContentModule {}

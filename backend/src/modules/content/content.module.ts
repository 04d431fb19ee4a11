import { Module } from '@nestjs/common';
import { BlogsController } from './blogs.controller.ts';
import { BlogsRepository } from './blogs.repository.ts';
import { BlogsService } from './blogs.service.ts';
import { ContentIndex } from './content.api.ts';
import { RecipesController } from './recipes.controller.ts';
import { RecipesRepository } from './recipes.repository.ts';
import { RecipesService } from './recipes.service.ts';
import { TestimonialsController } from './testimonials.controller.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';
import { TestimonialsService } from './testimonials.service.ts';

/** What readers read: articles, recipes, transformation stories. */
@Module({
  controllers: [BlogsController, RecipesController, TestimonialsController],
  providers: [
    BlogsService,
    BlogsRepository,
    RecipesService,
    RecipesRepository,
    TestimonialsService,
    TestimonialsRepository,
    ContentIndex,
  ],
  exports: [ContentIndex],
})
export class ContentModule {}

import { Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module.ts';
import { AdminBlogsController } from './admin-blogs.controller.ts';
import { AdminBlogsService } from './admin-blogs.service.ts';
import { AdminRecipesController } from './admin-recipes.controller.ts';
import { AdminRecipesService } from './admin-recipes.service.ts';
import { AdminTestimonialsController } from './admin-testimonials.controller.ts';
import { AdminTestimonialsService } from './admin-testimonials.service.ts';
import { BlogEditingRepository } from './blog-editing.repository.ts';
import { BlogEditingService } from './blog-editing.service.ts';
import { BlogsController } from './blogs.controller.ts';
import { BlogsRepository } from './blogs.repository.ts';
import { BlogsService } from './blogs.service.ts';
import { ContentIndex } from './content.api.ts';
import { ContentIntents } from './content-intents.ts';
import { ContentLog } from './content-log.ts';
import { ContentPictures } from './content-pictures.ts';
import { RecipeEditingRepository } from './recipe-editing.repository.ts';
import { RecipeEditingService } from './recipe-editing.service.ts';
import { RecipesController } from './recipes.controller.ts';
import { RecipesRepository } from './recipes.repository.ts';
import { RecipesService } from './recipes.service.ts';
import { SlugsRepository } from './slugs.repository.ts';
import { SlugsService } from './slugs.service.ts';
import { TestimonialEditingRepository } from './testimonial-editing.repository.ts';
import { TestimonialEditingService } from './testimonial-editing.service.ts';
import { TestimonialsController } from './testimonials.controller.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';
import { TestimonialsService } from './testimonials.service.ts';

/** Articles, recipes, transformation stories: for readers, and for those who write them. */
@Module({
  imports: [MediaModule],
  controllers: [
    AdminBlogsController,
    AdminRecipesController,
    AdminTestimonialsController,
    BlogsController,
    RecipesController,
    TestimonialsController,
  ],
  providers: [
    BlogsService,
    BlogsRepository,
    RecipesService,
    RecipesRepository,
    TestimonialsService,
    TestimonialsRepository,
    AdminBlogsService,
    BlogEditingService,
    BlogEditingRepository,
    AdminRecipesService,
    RecipeEditingService,
    RecipeEditingRepository,
    AdminTestimonialsService,
    TestimonialEditingService,
    TestimonialEditingRepository,
    SlugsService,
    SlugsRepository,
    ContentPictures,
    ContentLog,
    ContentIntents,
    ContentIndex,
  ],
  exports: [ContentIndex],
})
export class ContentModule {}

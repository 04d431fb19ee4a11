import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.ts';
import { AdminBlogsController } from './blogs/admin-blogs.controller.ts';
import { AdminBlogsService } from './blogs/admin-blogs.service.ts';
import { AdminRecipesController } from './recipes/admin-recipes.controller.ts';
import { AdminRecipesService } from './recipes/admin-recipes.service.ts';
import { AdminTestimonialsController } from './testimonials/admin-testimonials.controller.ts';
import { AdminTestimonialsService } from './testimonials/admin-testimonials.service.ts';
import { BlogEditingRepository } from './blogs/blog-editing.repository.ts';
import { BlogEditingService } from './blogs/blog-editing.service.ts';
import { BlogsController } from './blogs/blogs.controller.ts';
import { BlogsRepository } from './blogs/blogs.repository.ts';
import { BlogsService } from './blogs/blogs.service.ts';
import { ContentIndex } from './content.api.ts';
import { ContentAudit } from './editing/content-audit.ts';
import { ContentEditor } from './editing/content-editor.ts';
import { ContentIntents } from './editing/content-intents.ts';
import { ContentPictures } from './editing/content-pictures.ts';
import { RecipeEditingRepository } from './recipes/recipe-editing.repository.ts';
import { RecipeEditingService } from './recipes/recipe-editing.service.ts';
import { RecipesController } from './recipes/recipes.controller.ts';
import { RecipesRepository } from './recipes/recipes.repository.ts';
import { RecipesService } from './recipes/recipes.service.ts';
import { ShareCardsRepository } from './share-cards/share-cards.repository.ts';
import { ShareCards } from './share-cards/share-cards.service.ts';
import { SlugsRepository } from './slugs/slugs.repository.ts';
import { SlugsService } from './slugs/slugs.service.ts';
import { TestimonialEditingRepository } from './testimonials/testimonial-editing.repository.ts';
import { TestimonialEditingService } from './testimonials/testimonial-editing.service.ts';
import { TestimonialsController } from './testimonials/testimonials.controller.ts';
import { TestimonialsRepository } from './testimonials/testimonials.repository.ts';
import { TestimonialsService } from './testimonials/testimonials.service.ts';

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
    ShareCards,
    ShareCardsRepository,
    SlugsService,
    SlugsRepository,
    ContentPictures,
    ContentAudit,
    ContentIntents,
    ContentEditor,
    ContentIndex,
  ],
  exports: [ContentIndex],
})
export class ContentModule {}

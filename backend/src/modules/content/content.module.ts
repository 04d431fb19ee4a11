import { Module } from '@nestjs/common';
import { MediaModule, MediaWorkerModule } from '../media/media.module.ts';
import { BlogEditing } from './blogs/blog-editing.ts';
import { AdminBlogsController, BlogsController } from './blogs/blogs.controller.ts';
import { BlogsService } from './blogs/blogs.service.ts';
import { ContentIndex } from './content-index.service.ts';
import { ContentAudit } from './editing/content-audit.ts';
import { RecipeEditing } from './recipes/recipe-editing.ts';
import { AdminRecipesController, RecipesController } from './recipes/recipes.controller.ts';
import { RecipesService } from './recipes/recipes.service.ts';
import { ShareCardProcessor, ShareCardSweeper } from './share-cards/share-card.processor.ts';
import { ShareCards } from './share-cards/share-cards.service.ts';
import { SlugsService } from './slugs/slugs.service.ts';
import { TestimonialEditing } from './testimonials/testimonial-editing.ts';
import {
  AdminTestimonialsController,
  TestimonialsController,
} from './testimonials/testimonials.controller.ts';
import { Stories } from './testimonials/stories.service.ts';
import { TestimonialsService } from './testimonials/testimonials.service.ts';

/** Articles, recipes and stories, for readers and editors. */
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
    BlogEditing,
    RecipesService,
    RecipeEditing,
    TestimonialsService,
    Stories,
    TestimonialEditing,
    ShareCards,
    SlugsService,
    ContentAudit,
    ContentIndex,
  ],
  exports: [ContentIndex, Stories],
})
export class ContentModule {}

/** Worker process: share cards. */
@Module({
  imports: [MediaWorkerModule],
  providers: [ShareCards, ShareCardProcessor, ShareCardSweeper],
})
export class ContentWorkerModule {}

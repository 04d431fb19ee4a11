var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { AdminBlogsController } from './blogs/admin-blogs.controller.js';
import { AdminBlogsService } from './blogs/admin-blogs.service.js';
import { AdminRecipesController } from './recipes/admin-recipes.controller.js';
import { AdminRecipesService } from './recipes/admin-recipes.service.js';
import { AdminTestimonialsController } from './testimonials/admin-testimonials.controller.js';
import { AdminTestimonialsService } from './testimonials/admin-testimonials.service.js';
import { BlogEditingRepository } from './blogs/blog-editing.repository.js';
import { BlogEditingService } from './blogs/blog-editing.service.js';
import { BlogsController } from './blogs/blogs.controller.js';
import { BlogsRepository } from './blogs/blogs.repository.js';
import { BlogsService } from './blogs/blogs.service.js';
import { ContentIndex } from './content.api.js';
import { ContentAudit } from './editing/content-audit.js';
import { ContentEditor } from './editing/content-editor.js';
import { ContentIntents } from './editing/content-intents.js';
import { ContentPictures } from './editing/content-pictures.js';
import { RecipeEditingRepository } from './recipes/recipe-editing.repository.js';
import { RecipeEditingService } from './recipes/recipe-editing.service.js';
import { RecipesController } from './recipes/recipes.controller.js';
import { RecipesRepository } from './recipes/recipes.repository.js';
import { RecipesService } from './recipes/recipes.service.js';
import { ShareCardsRepository } from './share-cards/share-cards.repository.js';
import { ShareCards } from './share-cards/share-cards.service.js';
import { SlugsRepository } from './slugs/slugs.repository.js';
import { SlugsService } from './slugs/slugs.service.js';
import { TestimonialEditingRepository } from './testimonials/testimonial-editing.repository.js';
import { TestimonialEditingService } from './testimonials/testimonial-editing.service.js';
import { TestimonialsController } from './testimonials/testimonials.controller.js';
import { TestimonialsRepository } from './testimonials/testimonials.repository.js';
import { TestimonialsService } from './testimonials/testimonials.service.js';
/** Articles, recipes, transformation stories: for readers, and for those who write them. */
let ContentModule = class ContentModule {
};
ContentModule = __decorate([
    Module({
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
], ContentModule);
export { ContentModule };
//# sourceMappingURL=content.module.js.map
/**
 * The screens of those who write, in one file: they are made of the same parts. The editor of articles
 * and the readers' page in its preview come when they are needed.
 */
export { Blog } from './blog.tsx';
export { Blogs } from './blogs.tsx';
export { Recipe } from './recipe.tsx';
export { Recipes } from './recipes.tsx';
export { Testimonial } from './testimonial.tsx';
export { Testimonials } from './testimonials.tsx';

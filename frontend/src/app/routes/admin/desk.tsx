/**
 * The screens of those who write, in one file: they are made of the same parts. The editor of articles
 * and the readers' page in its preview come when they are needed.
 */
export { Blog } from './content/blog.tsx';
export { Blogs } from './content/blogs.tsx';
export { Recipe } from './content/recipe.tsx';
export { Recipes } from './content/recipes.tsx';
export { Testimonial } from './content/testimonial.tsx';
export { Testimonials } from './content/testimonials.tsx';

import { business } from '@ironbloom/brand';
import { paths } from '#shared/config/paths.ts';
import { socialPicture } from '#shared/seo/social-image.ts';
import type { Article, ArticleSummary } from './article.ts';
import type { Author } from './author.ts';

const context = 'https://schema.org';

/** @param author null: only the name is known */
export function articleData(
  article: Omit<Article, 'content' | 'reading'>,
  author: Author | null,
  origin: string,
): object {
  const url = new URL(paths.blogArticle(article.slug), origin).href;
  const publisher = {
    '@type': 'Organization',
    name: business().name,
    url: origin,
    logo: { '@type': 'ImageObject', url: new URL('/icon-512.png', origin).href },
  };
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    image: [socialPicture(article.picture).src, article.image].map((file) => new URL(file, origin).href),
    datePublished: article.date,
    dateModified: article.updatedAt,
    articleSection: article.category,
    author: {
      '@type': 'Person',
      name: article.author,
      jobTitle: author?.jobTitle || undefined,
      description: author?.bio || undefined,
      image: author?.portrait ? new URL(author.portrait.files.img.src, origin).href : undefined,
      worksFor: { '@type': 'Organization', name: business().name },
    },
    publisher,
    mainEntityOfPage: url,
    url,
    inLanguage: 'en-IN',
  };
}

export function articleListData(articles: readonly ArticleSummary[], origin: string): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    name: 'Articles',
    numberOfItems: articles.length,
    itemListElement: articles.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: new URL(paths.blogArticle(slug), origin).href,
    })),
  };
}

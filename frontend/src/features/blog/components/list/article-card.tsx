import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { CategoryLabel } from '#shared/ui/text/category-label.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Tile } from '#shared/ui/layout/tile.tsx';
import { byline, type ArticleSummary } from '../../article.ts';

export function ArticleCard({ article }: { article: ArticleSummary }): ReactNode {
  return (
    <Tile
      to={paths.blogArticle(article.slug)}
      title={article.title}
      heading="h3"
      picture={article.picture}
      ratio="16 / 9"
      sizes="(min-width: 1024px) 32vw, (min-width: 600px) 46vw, 92vw"
      before={<CategoryLabel>{article.category}</CategoryLabel>}
    >
      <p className="small muted">{article.excerpt}</p>
      <p className="micro quiet num">{byline(article)}</p>
      {/* Decorative: the title's link covers the card. */}
      <span className="link--go small" aria-hidden="true">
        Read More <Icon name="arrow" />
      </span>
    </Tile>
  );
}

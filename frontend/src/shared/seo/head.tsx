import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { paths } from '../config/paths.ts';
import { useSite } from '../config/site.tsx';
import { jsonForScript } from './json-script.ts';
import type { SocialImage } from './social-image.ts';

interface Crumb {
  name: string;
  path: string;
}

/** schema.org BreadcrumbList, starting at home. */
const breadcrumbList = (origin: string, trail: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});

interface HeadProps {
  title: string;
  description: string;
  /** Comma separated. */
  keywords: string;
  /** Canonical path; none for error pages. */
  path?: string;
  /** Social card; the brand's by default. */
  image?: SocialImage;
  robots?: 'noindex, nofollow';
  /** Breadcrumbs after home, ending with this page. */
  trail?: readonly Crumb[];
  /** schema.org objects. */
  jsonLd?: object | readonly object[];
  type?: 'website' | 'article';
}

/** A page's title, social cards and structured data. React hoists the tags into the head. */
export function Head(props: HeadProps): ReactNode {
  const { origin, look } = useSite();
  const { title, description, robots, path, keywords, type = 'website' } = props;
  const image = props.image ?? { src: look.social, width: 1200, height: 630, alt: business().name };
  const address = path === undefined ? undefined : new URL(path, origin).href;
  const imageAddress = new URL(image.src, origin).href;
  const facts = [props.trail ? breadcrumbList(origin, props.trail) : [], props.jsonLd ?? []].flat();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {robots && <meta name="robots" content={robots} />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={business().name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={imageAddress} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={imageAddress} />
      <meta name="twitter:image:alt" content={image.alt} />
      {facts.map((fact) => (
        <script
          key={JSON.stringify(fact)}
          type="application/ld+json"
          // Escaped for script elements.
          dangerouslySetInnerHTML={{ __html: jsonForScript(fact) }}
        />
      ))}
    </>
  );
}

import type { ReactNode } from 'react';
import { brand } from '@ironbloom/brand';
import { useSite } from '../config/site.tsx';
import { jsonForScript } from './json-script.ts';

export interface HeadProps {
  title: string;
  description: string;
  /** Comma separated. */
  keywords?: string;
  /** Canonical path; leave out on pages that have none (errors, results). */
  path?: string;
  /** Path or full address of the picture for social cards; the brand's own by default. */
  image?: string;
  robots?: 'noindex, nofollow';
  /** One or more schema.org objects. */
  jsonLd?: object | readonly object[];
  type?: 'website' | 'article';
}

const defaultImage = '/og-default.jpg';
const defaultKeywords =
  'online fitness coaching, offline fitness coaching, personal trainer, workout plan, nutrition plan, Bengaluru';

/** A page's title, social cards and structured data. React hoists the tags into the document's head. */
export function Head(props: HeadProps): ReactNode {
  const { origin } = useSite();
  const { title, description, robots, path, keywords = defaultKeywords, type = 'website' } = props;
  const address = path === undefined ? undefined : new URL(path, origin).href;
  const image = new URL(props.image ?? defaultImage, origin).href;
  const facts = props.jsonLd === undefined ? [] : [props.jsonLd].flat();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {robots && <meta name="robots" content={robots} />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={image} />
      {!props.image && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {facts.map((fact) => (
        <script
          key={JSON.stringify(fact)}
          type="application/ld+json"
          // The text is escaped JSON, which no parser can leave.
          dangerouslySetInnerHTML={{ __html: jsonForScript(fact) }}
        />
      ))}
    </>
  );
}

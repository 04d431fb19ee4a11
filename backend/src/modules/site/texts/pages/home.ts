import { type HomeContent, stepIcons } from '@ironbloom/brand';
import { shippedContent } from '@ironbloom/brand/content';
import { z } from 'zod';
import { plainText } from '../../../content/editing/content-html.ts';
import { contentPicture, html, itemId, items, line, paragraph } from './content-fields.ts';
import { type EditablePage, pictureWords } from './editable-page.ts';

const claim = z.object({ id: itemId, value: line(20), label: line(60) });
const step = z.object({
  id: itemId,
  title: line(60),
  description: paragraph(400),
  icon: z.enum(stepIcons),
  picture: contentPicture.nullable(),
});
const section = z.object({ id: itemId, title: line(80), html: html(4_000) });

export const homePage: EditablePage<HomeContent> = {
  title: 'Home',
  schema: z.object({
    description: line(300),
    headline: z.array(line(20)).min(1, 'This is required').max(4, 'At most 4 lines'),
    lead: paragraph(300),
    claims: items(claim, 4),
    steps: items(step, 6),
    aboutTitle: line(60),
    aboutLede: paragraph(400),
    aboutPicture: contentPicture,
    aboutSections: items(section, 10),
  }),
  shipped: shippedContent.home,
  parts: (home) => [
    { key: 'description', what: 'Description for search engines', text: home.description },
    { key: 'headline', what: 'Headline', text: home.headline.join('\n') },
    { key: 'lead', what: 'Subheading', text: home.lead },
    ...home.claims.map(({ id, value, label }) => ({
      key: `claim ${id}`,
      what: `Figure: ${label}`,
      text: value,
    })),
    ...home.steps.map(({ id, title, description, icon, picture }) => ({
      key: `step ${id}`,
      what: `Step: ${title}`,
      text: `${description}\n${icon}\n${pictureWords(picture)}`,
    })),
    { key: 'about', what: 'About coaching', text: `${home.aboutTitle}\n${home.aboutLede}` },
    { key: 'about picture', what: 'Picture about coaching', text: pictureWords(home.aboutPicture) },
    ...home.aboutSections.map(({ id, title, html: text }) => ({
      key: `section ${id}`,
      what: title,
      text: plainText(text),
    })),
  ],
};

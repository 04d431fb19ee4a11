import type { LegalContent } from '@ironbloom/brand';
import { shippedContent } from '@ironbloom/brand/content';
import { z } from 'zod';
import { calendarDay } from '../../../../platform/http/input/text-fields.ts';
import { plainText } from '../../../content/editing/content-html.ts';
import { html, itemId, items, line } from './content-fields.ts';
import type { EditablePage } from './editable-page.ts';

const schema = z.object({
  inForceSince: calendarDay('Please enter a date'),
  sections: items(z.object({ id: itemId, title: line(120), html: html(20_000) }), 60).min(
    1,
    'Please write at least one section',
  ),
});

const legalPage = (title: string, shipped: LegalContent): EditablePage<LegalContent> => ({
  title,
  schema,
  shipped,
  parts: ({ inForceSince, sections }) => [
    { key: 'in-force-since', what: 'In force since', text: inForceSince },
    ...sections.map((section) => ({
      key: `section ${section.id}`,
      what: section.title,
      text: plainText(section.html),
    })),
  ],
});

export const termsPage = legalPage('Terms', shippedContent.terms);
export const privacyPage = legalPage('Privacy', shippedContent.privacy);

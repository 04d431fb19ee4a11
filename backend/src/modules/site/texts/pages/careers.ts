import type { CareersContent } from '@ironbloom/brand';
import { shippedContent } from '@ironbloom/brand/content';
import { z } from 'zod';
import { calendarDay } from '../../../../platform/http/input/text-fields.ts';
import { itemId, items, line, paragraph, searchWords } from './content-fields.ts';
import { type EditablePage, searchParts } from './editable-page.ts';

const role = z.object({
  id: itemId,
  title: line(80),
  where: line(120),
  remote: z.boolean(),
  posted: calendarDay('Please enter a date'),
  summary: paragraph(600),
  points: z.array(line(200)).max(20),
});

export const careersPage: EditablePage<CareersContent> = {
  title: 'Careers',
  schema: z.object({ ...searchWords, roles: items(role, 30) }),
  shipped: shippedContent.careers,
  parts: ({ roles, ...search }) => [
    ...searchParts(search),
    ...roles.map(({ id, title, where, remote, posted, summary, points }) => ({
      key: id,
      what: title,
      text: [`${where}${remote ? ', remote' : ''}, since ${posted}`, summary, ...points].join('\n'),
    })),
  ],
};

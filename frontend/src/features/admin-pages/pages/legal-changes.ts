import type { LegalContent } from '@ironbloom/brand';
import { diffWords } from 'diff';
import { textOfHtml } from '../content.ts';

/** A run of words: unchanged, added or removed. */
export interface Run {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

interface SectionChange {
  id: string;
  title: string;
  what: 'new' | 'removed' | 'changed';
  runs: Run[];
}

export interface LegalChanges {
  /** Null: unchanged. `YYYY-MM-DD`. */
  inForceSince: { before: string; after: string } | null;
  sections: SectionChange[];
  /** The order of the common sections changed. */
  reordered: boolean;
}

function runsOf(before: string, after: string): Run[] {
  return diffWords(before, after).map(({ value, added, removed }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    return { kind, text: value };
  });
}

type Section = LegalContent['sections'][number];

/** With the title only if it changed, as it is the heading anyway. */
const asText = ({ title, html }: Section, titled: boolean): string =>
  titled ? `${title}\n${textOfHtml(html)}` : textOfHtml(html);

/** What publishing would change, by section and word. */
export function legalChanges(before: LegalContent, after: LegalContent): LegalChanges {
  const earlier = new Map(before.sections.map((section) => [section.id, section]));
  const later = new Set(after.sections.map(({ id }) => id));
  const sections = after.sections.flatMap((section): SectionChange[] => {
    const { id, title, html } = section;
    const was = earlier.get(id);
    if (!was) return [{ id, title, what: 'new', runs: [{ kind: 'added', text: asText(section, false) }] }];
    if (was.title === title && was.html === html) return [];
    const titled = was.title !== title;
    return [{ id, title, what: 'changed', runs: runsOf(asText(was, titled), asText(section, titled)) }];
  });
  for (const section of before.sections) {
    if (later.has(section.id)) continue;
    const runs: Run[] = [{ kind: 'removed', text: asText(section, false) }];
    sections.push({ id: section.id, title: section.title, what: 'removed', runs });
  }
  const order = (of: LegalContent, known: { has: (id: string) => boolean }): string =>
    of.sections.flatMap(({ id }) => (known.has(id) ? [id] : [])).join(' ');
  return {
    inForceSince:
      before.inForceSince === after.inForceSince
        ? null
        : { before: before.inForceSince, after: after.inForceSince },
    sections,
    reordered: order(before, later) !== order(after, earlier),
  };
}

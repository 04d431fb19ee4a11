import { searchNamed } from '@ironbloom/brand/search';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { oneOf, searchText } from '#shared/ui/lists/list-address.ts';
import { type Template, useTemplates } from '../api.ts';
import { useLocalList } from '../use-local-list.ts';
import { equipmentName } from '../words.ts';

export const kindWords = { training: 'Training plans', food: 'Food plans' } as const;
export const showWords = { '': 'Offered', hidden: 'Hidden' } as const;
const daysWords = { '': '', 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '' } as const;

const fields = {
  search: searchText(80),
  kind: oneOf(kindWords),
  days: oneOf(daysWords),
  show: oneOf(showWords),
  /** The template that is read beside the list. */
  at: searchText(64),
};

/** What a search finds a template by, beside its name. */
const withWords = (template: Template) => ({
  template,
  name: template.name,
  otherNames: [template.forWhom, ...template.equipment.map(equipmentName)].filter((one) => one !== ''),
});

/** Not filters: which list it is, and what is read beside it. */
const kept: readonly string[] = ['kind', 'at'];

export function useTemplateList() {
  const list = useLocalList(adminPaths.templates, fields, {
    answer: useTemplates(),
    choose: (all, { search, kind, days, show }) =>
      searchNamed(
        all
          .filter(
            (template) =>
              template.kind === kind &&
              template.hidden === (show === 'hidden') &&
              (days === '' || template.training?.days === Number(days)),
          )
          .map(withWords),
        search,
      ).map(({ template }) => template),
  });
  return {
    ...list,
    set: list.set.filter((name) => !kept.includes(name)),
    clear: () => list.go({ search: '', days: '', show: '' }),
  };
}

export type TemplateList = ReturnType<typeof useTemplateList>;

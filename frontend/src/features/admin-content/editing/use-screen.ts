import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KindName, Views } from '../content.ts';
import type { ContentKind } from './kind.ts';
import type { ContentForm } from './content-form.ts';
import { useContentForm } from './use-content-form.ts';

export interface Screen<Name extends KindName> {
  form: ContentForm<Name>;
  /** True once the screen is to be left without a question: the content is saved, or gone. */
  leaving: { current: boolean };
  /** To the list, when there is nothing left to edit. */
  leave: () => void;
  /** Why a chosen file was not taken, per picture. */
  refuse: (slot: string, sentence: string) => void;
}

/** The form of an edit screen, and where it leads. @param view null for something new */
export function useScreen<Name extends KindName>(
  kind: ContentKind<Name>,
  view: Views[Name] | null,
): Screen<Name> {
  const navigate = useNavigate();
  const leaving = useRef(false);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const form = useContentForm({
    kind,
    view,
    onCreated: (created) => {
      leaving.current = true;
      void navigate(kind.editPath(created._id), { replace: true });
    },
  });
  return {
    form: {
      ...form,
      errors: { ...form.errors, ...refusals },
      choose: (slot, file) => {
        setRefusals(({ [slot]: _gone, ...rest }) => rest);
        form.choose(slot, file);
      },
    },
    leaving,
    leave: () => {
      leaving.current = true;
      form.draft.drop();
      void navigate(kind.listPath);
    },
    refuse: (slot, sentence) => setRefusals((before) => ({ ...before, [slot]: sentence })),
  };
}

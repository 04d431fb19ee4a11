import { pageLook } from '@ironbloom/brand/look';
import { useRevalidator } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, get, keptAt, useGet } from '#shared/api/get.ts';
import { sendForm } from '#shared/api/send-form.ts';
import { useSite } from '#shared/config/site.tsx';
import type { Values } from '#shared/lib/compare.ts';
import type { Focus } from '#shared/ui/media/pictures/focus.ts';
import type { UploadKind } from './fields.ts';
import { bodyOf, type PublishedLook } from './look-form.ts';
import { paintPage } from './paint-page.ts';

export const lookAddress = addressOf('/api/admin/look');

/** How the site looks, and of which revision. */
export const fetchLook = () => get(lookAddress);
export const useLook = () => useGet(lookAddress);

interface Upload {
  kind: UploadKind;
  file: File;
  /** What a picture is cut around. */
  focus: Focus;
  /** What an icon is padded with. */
  ground: string;
  onProgress: (share: number) => void;
}

/** @returns what the look holds of the file @throws ApiError, its words under `file` */
export async function uploadFile({ kind, file, focus, ground, onProgress }: Upload): Promise<object> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('focalX', String(focus.x));
  form.set('focalY', String(focus.y));
  form.set('ground', ground);
  form.set('file', file);
  const answer = await sendForm<{ file: object }>({
    method: 'POST',
    path: '/api/admin/look/files',
    form,
    onProgress,
  });
  return answer.file;
}

/** What changes the look. Each throws ApiError, and brings up to date what shows it: this page, too. */
export function useLookActions() {
  const { mutate } = useSWRConfig();
  const { revalidate } = useRevalidator();
  const { look } = useSite();

  async function afterwards(call: Promise<PublishedLook>): Promise<PublishedLook> {
    try {
      const answer = await call;
      paintPage(answer.look.colors);
      // What this page was told when it was loaded; the frame around the screen is drawn anew.
      const nothing = {
        logoDark: undefined,
        logoPng: undefined,
        icon: undefined,
        hero: undefined,
        video: undefined,
      };
      Object.assign(look, nothing, pageLook(answer.look));
      void revalidate();
      return answer;
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptAt(lookAddress));
    }
  }

  return {
    publish: (values: Values, version: number) =>
      afterwards(unwrap(adminApi.PUT('/api/admin/look', { body: bodyOf(values, version) }))),
    restore: (revision: number, version: number) =>
      afterwards(
        unwrap(
          adminApi.POST('/api/admin/look/revisions/{revision}/restore', {
            params: { path: { revision } },
            body: { version },
          }),
        ),
      ),
  };
}

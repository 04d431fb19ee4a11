import { pageLook } from '@ironbloom/brand/look';
import { useRevalidator } from 'react-router-dom';
import { addressOf } from '#shared/api/get.ts';
import { sendForm } from '#shared/api/send-form.ts';
import { useSite } from '#shared/config/site.tsx';
import { type PublishBody, usePublication } from '#shared/document/publication.ts';
import type { Focus } from '#shared/ui/media/pictures/focus.ts';
import type { UploadKind } from './fields.ts';
import type { PublishedLook } from './look-form.ts';
import { paintPage } from './paint-page.ts';

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

/** How the site looks: a change shows on this page, too. */
export function useLookPublication() {
  const { revalidate } = useRevalidator();
  const { look } = useSite();
  return usePublication<PublishedLook, PublishBody<'/api/admin/look'>>(
    addressOf('/api/admin/look'),
    (answer) => {
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
    },
  );
}

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
  /** Focal point of the crop. */
  focus: Focus;
  /** Background colour of an icon's padding. */
  ground: string;
  onProgress: (share: number) => void;
}

/** @returns the file's part of the look @throws ApiError, with the message under `file` */
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

/** The published look; publishing also updates this page. */
export function useLookPublication() {
  const { revalidate } = useRevalidator();
  const { look } = useSite();
  return usePublication<PublishedLook, PublishBody<'/api/admin/look'>>(
    addressOf('/api/admin/look'),
    (answer) => {
      paintPage(answer.look.colors);
      // Updates the site data of this page, so that header and footer re-render.
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

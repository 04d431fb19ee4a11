import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { PrivatePicture } from '#shared/private-files/private-picture.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import type { CheckIn, checkInCalls } from '../api.ts';
import { useMyPath, usePrograms } from '../program.tsx';
import styles from './photos.module.css';

/** Of a button beside a photograph that was not taken: it is tried again or removed before the check-in is sent. */
export const refusedPhoto = 'refused-photo';

export type PhotoCalls = Pick<ReturnType<typeof checkInCalls>, 'addPhoto' | 'removePhoto'>;

interface PhotosProps {
  views: readonly string[];
  checkIn: CheckIn;
  calls: PhotoCalls;
  take: (newest: CheckIn) => void;
  /** None can be added; those that are there can be deleted. */
  readOnly?: boolean;
}

/** One photograph for each view. */
export function Photos({ views, checkIn, calls, take, readOnly = false }: PhotosProps): ReactNode {
  const { program } = usePrograms();
  const whom = program.coach?.name ?? 'your coach';
  const shown = readOnly ? views.filter((view) => checkIn.photos[view]) : views;
  return (
    <div className={styles.photos}>
      <ul className={styles.views}>
        {shown.map((view) => (
          <Photo
            key={view}
            view={view}
            address={checkIn.photos[view]}
            calls={calls}
            take={take}
            readOnly={readOnly}
          />
        ))}
      </ul>
      <p className={styles.lock}>
        <Icon name="lock" />
        <span>
          Only you, {whom} and the owner can open them, and each opening is recorded for you. They are never
          shown on the site, and you can delete them at any time.
        </span>
      </p>
    </div>
  );
}

interface PhotoProps extends Pick<PhotosProps, 'calls' | 'take'> {
  view: string;
  address: string | undefined;
  readOnly: boolean;
}

interface Uploading {
  file: File;
  share: number;
  error?: unknown;
}

function Photo({ view, address, calls, take, readOnly }: PhotoProps): ReactNode {
  const [uploading, setUploading] = useState<Uploading>();
  const [asking, setAsking] = useState(false);
  const name = view.charAt(0).toUpperCase() + view.slice(1);

  async function upload(file: File): Promise<void> {
    setUploading({ file, share: 0 });
    try {
      take(await calls.addPhoto(view, file, (share) => setUploading({ file, share })));
      setUploading(undefined);
    } catch (error) {
      setUploading({ file, share: 0, error });
    }
  }

  return (
    <li className={styles.view}>
      <div className={styles.tile} data-filled={uploading || address ? true : undefined}>
        {uploading ? (
          <Preview file={uploading.file} />
        ) : (
          address && <PrivatePicture className={styles.picture} src={address} alt={`${name}, your photo`} />
        )}
        <span className={styles.name}>{address || uploading ? name : `+ ${name}`}</span>
        {!readOnly && (
          <input
            type="file"
            accept="image/*"
            aria-label={address ? `${name}: choose another photo` : `${name}: add a photo`}
            disabled={uploading && uploading.error === undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void upload(file);
            }}
          />
        )}
      </div>
      {uploading && uploading.error === undefined && (
        <Progress label={`${name}: uploading`} value={Math.round(uploading.share * 100)} max={100} />
      )}
      {uploading?.error !== undefined && (
        <Refused
          error={uploading.error}
          onRetry={() => void upload(uploading.file)}
          onDrop={() => setUploading(undefined)}
        />
      )}
      {address && !uploading && (
        <Button size="sm" variant="quiet" aria-label={`Delete: ${name}`} onClick={() => setAsking(true)}>
          Delete
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title="Delete this photo?"
          text="It is deleted from our storage, and your coach can no longer open it."
          confirmLabel="Delete"
          work={async () => take(await calls.removePhoto(view))}
          done="The photo is deleted."
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function Preview({ file }: { file: File }): ReactNode {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(picture.src);
    },
    [file],
  );
  return <img ref={show} className={styles.picture} alt="" />;
}

interface RefusedProps {
  error: unknown;
  onRetry: () => void;
  onDrop: () => void;
}

function Refused({ error, onRetry, onDrop }: RefusedProps): ReactNode {
  const myPath = useMyPath();
  if (error instanceof ApiError && error.code === 'CONSENT_NEEDED')
    return (
      <Notice tone="amber" role="alert">
        <p>
          Photos need your consent to health data.{' '}
          <Link className="link" to={myPath(myPaths.intake, { step: 'health' })}>
            Read it and agree
          </Link>
          , then add the photo again.
        </p>
        <Button id={refusedPhoto} size="sm" variant="quiet" onClick={onDrop}>
          Remove
        </Button>
      </Notice>
    );
  return (
    <div className={styles.refused} role="alert">
      <p className="small">{messageOf(error)}</p>
      <Button id={refusedPhoto} size="sm" onClick={onRetry}>
        Try again
      </Button>
      <Button size="sm" variant="quiet" onClick={onDrop}>
        Remove
      </Button>
    </div>
  );
}

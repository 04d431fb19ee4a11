import { type ReactNode, useEffect, useState } from 'react';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { privateFile, privateIdOf } from './private-files.ts';

interface PrivatePictureProps {
  /** Its address: the browser itself would ask for it without the session. */
  src: string;
  alt: string;
  className?: string | undefined;
}

/** A picture that only those see who may. */
export function PrivatePicture(props: PrivatePictureProps): ReactNode {
  const [tries, setTries] = useState(0);
  return <Picture key={`${props.src} ${tries}`} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Picture({ src, alt, className, onRetry }: PrivatePictureProps & { onRetry: () => void }): ReactNode {
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  const id = privateIdOf(src);

  useEffect(() => {
    let over = false;
    let own: string | undefined;
    async function load(): Promise<void> {
      const file = await privateFile(id ?? '');
      if (over) return;
      own = URL.createObjectURL(file);
      setAddress(own);
    }
    load().catch(() => {
      if (!over) setFailed(true);
    });
    return () => {
      over = true;
      if (own) URL.revokeObjectURL(own);
    };
  }, [id]);

  if (failed) return <LoadError message="This photo could not be loaded." onRetry={onRetry} />;
  return address === undefined ? (
    <span className={className} role="status">
      <span className="sr">Loading...</span>
    </span>
  ) : (
    <img className={className} src={address} alt={alt} />
  );
}

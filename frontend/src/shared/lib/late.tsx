import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { keepClicks } from './keep-clicks.ts';
import { untilHere } from './until-here.ts';

/** How far below the screen a part starts to load. */
const ahead = '50% 0px';

const loaders: (() => Promise<unknown>)[] = [];

/**
 * Loads every part of the pages whose code is here. The router awaits it with the page: the server
 * then renders the parts, and a visitor who comes from another page finds them in place.
 */
export async function loadLateParts(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/** Runs its effect once the part beside it has come to life. */
function Alive({ onAlive }: { onAlive: () => void }): null {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * A part of a page below its first screen. The server renders it like any other; the browser
 * fetches its code, and brings it to life, only when the reader comes near. A click that comes
 * sooner is kept and made again once the part listens.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
        return component;
      },
      (error: unknown) => {
        // Or one lost file would fail every page that is opened later.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  loaders.push(start);

  let comeNear = (): void => undefined;
  const near = new Promise<void>((resolve) => {
    comeNear = resolve;
  });

  const Awaited = lazy(async () => {
    await near;
    // What the server rendered stays readable meanwhile, and its links work.
    return { default: (await untilHere(start)) as ComponentType<object> };
  }) as unknown as ComponentType<Props>;

  return function Late(props: Props): ReactNode {
    const [Part] = useState(() => Loaded ?? Awaited);
    const place = useRef<HTMLDivElement>(null);
    const release = useRef(() => undefined);
    const onAlive = useCallback(() => release.current(), []);

    useEffect(() => {
      const element = place.current;
      if (!element || Part !== Awaited) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) comeNear();
        },
        { rootMargin: ahead },
      );
      observer.observe(element);
      const clicks = keepClicks(element, comeNear);
      release.current = () => {
        observer.disconnect();
        clicks.replay();
      };
      return () => {
        observer.disconnect();
        clicks.stop();
      };
    }, [Part]);

    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Part {...props} />
          <Alive onAlive={onAlive} />
        </Suspense>
      </div>
    );
  };
}

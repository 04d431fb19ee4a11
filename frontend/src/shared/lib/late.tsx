import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

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

/**
 * A part of a page below its first screen. The server renders it like any other; the browser
 * fetches its code, and brings it to life, only when the reader comes near. A click that comes
 * sooner is kept and made again once the part listens.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= load().then((component) => {
      Loaded = component;
      return component;
    });
    return loading;
  };
  loaders.push(start);

  let comeNear = (): void => undefined;
  const near = new Promise<void>((resolve) => {
    comeNear = resolve;
  });
  const Awaited = lazy(async () => {
    await near;
    const component = await start();
    return { default: component as ComponentType<object> };
  }) as unknown as ComponentType<Props>;

  /** Runs its effect once the part beside it has come to life. */
  function Alive({ onAlive }: { onAlive: () => void }): null {
    useEffect(onAlive, [onAlive]);
    return null;
  }

  return function Late(props: Props): ReactNode {
    const [Part] = useState(() => Loaded ?? Awaited);
    const place = useRef<HTMLDivElement>(null);
    const kept = useRef<HTMLElement | null>(null);
    const alive = useRef(false);

    const [onAlive] = useState(() => () => {
      alive.current = true;
      kept.current?.click();
      kept.current = null;
    });

    useEffect(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) comeNear();
        },
        { rootMargin: ahead },
      );
      if (place.current) observer.observe(place.current);
      return () => observer.disconnect();
    }, []);

    function keepClick(event: MouseEvent): void {
      const target = event.target as HTMLElement;
      // Links work without any script.
      if (alive.current || target.closest('a')) return;
      event.preventDefault();
      comeNear();
      kept.current = target;
    }

    return (
      <div ref={place} onClickCapture={keepClick}>
        <Suspense fallback={null}>
          <Part {...props} />
          <Alive onAlive={onAlive} />
        </Suspense>
      </div>
    );
  };
}

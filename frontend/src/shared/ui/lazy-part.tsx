import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './load-error.tsx';

const words = 'This part could not be loaded. If trying again does not help, reload the page.';

/** The code did not arrive; what broke once it was here is another matter. */
class PartMissing extends Error {}

interface BoundaryProps {
  /** So that the next rendering asks for the code again. */
  forget: (failure: PartMissing) => void;
  frame: (notice: ReactNode) => ReactNode;
  children: () => ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartMissing) this.props.forget(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children();
    if (!(error instanceof PartMissing)) throw error;
    return this.props.frame(
      <LoadError message={words} onRetry={() => this.setState({ error: undefined })} />,
    );
  }
}

/**
 * Like React's `lazy`, which keeps a failure until the page is loaded anew. Here the part says in its own
 * place that it did not arrive, and what stands around it, with all that was typed there, stays. It is asked
 * for again when the visitor says so, or comes back.
 * @param frame what the notice needs around it where the part brings its own frame
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  frame: (notice: ReactNode) => ReactNode = (notice) => notice,
): ComponentType<Props> {
  let failed: PartMissing | undefined;
  const ask = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> };
      } catch (cause) {
        failed = new PartMissing('A part of the page did not arrive', { cause });
        throw failed;
      }
    }) as unknown as ComponentType<Props>;
  let Part = ask();

  return function LazyPart(props: Props): ReactNode {
    return (
      <PartBoundary
        frame={frame}
        forget={(failure) => {
          // It may be shown in two places, and the other one has asked already.
          if (failure === failed) Part = ask();
          failed = undefined;
        }}
      >
        {() => <Part {...props} />}
      </PartBoundary>
    );
  };
}

import { lazy, type ComponentType, type ReactNode } from 'react';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';

interface Previewed<Content> {
  Preview: ComponentType<{ content: Content }>;
}

/** The public page with other words. @param load its module: imported whole and later, so that no visitor's code is split for it */
export function livePreview<Content>(
  load: () => Promise<Previewed<Content>>,
): ComponentType<{ content: Content }> {
  const Preview = lazy(async () => ({ default: (await load()).Preview }));
  return function LivePreview({ content }): ReactNode {
    return (
      <LazyPart fallback={<p className="small quiet">Loading the preview...</p>}>
        <Preview content={content} />
      </LazyPart>
    );
  };
}

import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { paragraphs, pictureNote, type StorySummary } from '../story.ts';
import styles from './story-dialog.module.css';
import { StoryImage } from './story-image.tsx';

const sizes = '(min-width: 768px) 14rem, 46vw';

interface SideProps {
  when: string;
  weight: number | string;
  image: ReactNode;
}

function Side({ when, weight, image }: SideProps): ReactNode {
  return (
    <figure>
      {image}
      <figcaption>
        <span className="muted">{when}</span>
        <b className="figure">
          {weight}
          <small> kg</small>
        </b>
      </figcaption>
    </figure>
  );
}

interface StoryDialogProps {
  story: StorySummary;
  /** A `FullStory` or a placeholder. */
  journey: ReactNode;
  onClose: () => void;
}

export function FullStory({ text }: { text: string }): ReactNode {
  return paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** content-12: larger pictures, both weights and the full story under "Journey". */
export function StoryDialog({ story, journey, onClose }: StoryDialogProps): ReactNode {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${story.name}’s transformation`}
      size="lg"
      className={styles.dialog}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <ButtonLink variant="primary" to={paths.trainingPrograms}>
            Get started
          </ButtonLink>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.pair}>
          <Side
            when={`Before, ${story.beforeMonth}`}
            weight={story.beforeWeight}
            image={<StoryImage story={story} side="before" sizes={sizes} />}
          />
          <Side
            when={`After, ${story.afterMonth}`}
            weight={story.afterWeight}
            image={<StoryImage story={story} side="after" sizes={sizes} />}
          />
        </div>
        <div className={styles.text}>
          <h3 className="d4">Journey</h3>
          {journey}
          <p className="small quiet">{pictureNote([story])}</p>
        </div>
      </div>
    </Dialog>
  );
}

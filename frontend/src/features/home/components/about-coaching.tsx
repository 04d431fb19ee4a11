import type { ReactNode } from 'react';
import dumbbells from '../../../../media/equipment/dumbbells.webp?w=640;1200&as=picture';
import { paths } from '../../../shared/config/paths.ts';
import { Link } from '../../../shared/ui/actions/link.tsx';
import { SitePicture } from '../../../shared/ui/media/site-picture.tsx';
import styles from './about-coaching.module.css';

/** The long text of home: what coaching is, and ways on for those who want to read first. */
export function AboutCoaching(): ReactNode {
  return (
    <section className="section" data-surface="paper" aria-labelledby="about-title">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.side}>
          <h2 className="d1" id="about-title">
            Built around your week
          </h2>
          <div className={styles.picture}>
            <SitePicture
              files={dumbbells}
              sizes="(min-width: 1024px) 62vw, 100vw"
              alt="A pair of black dumbbells with lime rings"
            />
          </div>
        </div>
        <div className={`prose ${styles.text}`}>
          <p className={styles.lede}>
            Most plans fail on a Thursday. Work runs late, the gym is shut, dinner is at a wedding. A good
            plan expects that. A good coach plans for it.
          </p>
          <h3>One coach, start to finish</h3>
          <p>
            Your trainer learns how you sleep, what your kitchen looks like and how much time a Tuesday really
            has. They write your program, watch your progress and speak with you every week. You can read how
            we choose and train them on <Link to={paths.whoWeAre}>who we are</Link>.
          </p>
          <h3>Food you already know how to cook</h3>
          <p>
            Your nutrition plan starts from the food you like, then adjusts portions, protein and timing. Dal,
            dosa, fish curry and paneer all belong. There are no banned foods and no powders to buy. Try a few
            of our <Link to={paths.recipes}>recipes</Link> tonight and see how it tastes.
          </p>
          <h3>Training that fits the room you have</h3>
          <p>
            A full gym, two dumbbells, or a mat beside the bed: we plan for what is in front of you. Beginners
            learn the movements first. Busy professionals get sessions that fit a lunch break. Experienced
            lifters get a second pair of eyes and a harder plan than they would write for themselves.
          </p>
          <h3>What every program includes</h3>
          <ul>
            <li>Customised nutrition and workout plans</li>
            <li>A dedicated trainer who monitors your progress</li>
            <li>Weekly check-ins and steady accountability</li>
            <li>Regular plan adjustments with progress tracking</li>
          </ul>
          <p>
            Want to read first? Our coaches write the <Link to={paths.blog}>blog</Link> themselves. Have
            something to ask? <Link to={paths.contact}>Contact us</Link> and a person replies within 24 hours.
            Want to coach with us? See <Link to={paths.careers}>careers</Link>.
          </p>
        </div>
      </div>
    </section>
  );
}

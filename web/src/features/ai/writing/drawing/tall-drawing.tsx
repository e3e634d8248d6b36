import type { Drawn } from './ad-drawing.tsx';
import { callLabel } from './call-label.ts';
import classes from './drawing.module.css';

/** What the interface covers of 1080 × 1920, in hundredths: above, below, on the right. */
const networks = {
  meta_story: { name: 'Aperçu\u00a0: story ou reel', covered: { top: 14, bottom: 20, right: 6 }, body: 'primaryText' },
  snapchat: { name: 'Aperçu\u00a0: Snapchat', covered: { top: 8, bottom: 8, right: 6 }, body: null },
  tiktok: { name: 'Aperçu\u00a0: TikTok', covered: { top: 7, bottom: 25, right: 13 }, body: 'text' },
} as const;

/** A whole screen of a phone, with the zones where nothing of the picture is seen. */
export function TallDrawing({ network, texts, from, button }: Drawn & { network: keyof typeof networks }) {
  const { name, covered, body } = networks[network];
  const { top, bottom, right } = covered;
  return (
    <figure aria-label={name} className={classes.tall} data-tall>
      <div className={classes.covered} data-thin={top < 8 || undefined} style={{ height: `${top}%` }}>
        <strong>{texts.displayName?.[0] ?? texts.brandName?.[0] ?? from.name}</strong>
        {/* Snapchat sets the title under the name, the others under the picture. */}
        <small>{body === null ? texts.headline?.[0] : 'Sponsorisé'}</small>
      </div>
      <div aria-hidden className={classes.free} style={{ inset: `${top}% ${right}% ${bottom}% 6%` }}>
        <small>Gardez l’essentiel dans ce cadre</small>
      </div>
      <div className={classes.covered} data-low style={{ height: `${bottom}%` }}>
        {body !== null && (
          <>
            {texts.headline?.[0] && <strong>{texts.headline[0]}</strong>}
            <span>{texts[body]?.[0]}</span>
          </>
        )}
        <span className={classes.call}>{callLabel(button)}</span>
      </div>
    </figure>
  );
}

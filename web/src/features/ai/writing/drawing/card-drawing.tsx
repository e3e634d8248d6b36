import type { Drawn } from './ad-drawing.tsx';
import { callLabel } from './call-label.ts';
import { cutAt } from './cut-at.ts';
import classes from './drawing.module.css';

/** Which texts stand under the picture, how much of them is seen and how the picture lies. */
const networks = {
  youtube: { name: 'Aperçu\u00a0: flux YouTube', shape: 'wide', title: 'headline', said: 'description', seen: 90 },
  google_pmax: {
    name: 'Aperçu\u00a0: Google Discover',
    shape: 'wide',
    title: 'headline',
    said: 'description',
    seen: 90,
  },
  pinterest: { name: 'Aperçu\u00a0: Pinterest', shape: 'tall', title: 'title', said: 'description', seen: 60 },
} as const;

/** A card in a flow of pictures: the picture first, then a title and who it is from. */
export function CardDrawing({ network, texts, from, button }: Drawn & { network: keyof typeof networks }) {
  const { name, shape, title, said, seen } = networks[network];
  const { shown, isCut } = cutAt(texts[said]?.[0] ?? '', seen);
  return (
    <figure aria-label={name} className={classes.feed} data-narrow={shape === 'tall' || undefined}>
      <div aria-hidden className={classes.picture} data-shape={shape}>
        Votre visuel
      </div>
      <p className={classes.said}>
        <strong>{texts[title]?.[0]}</strong>
        {shown}
        {isCut && <span className={classes.more}>…</span>}
      </p>
      <div className={classes.below}>
        <div>
          <small>Sponsorisé par {texts.businessName?.[0] ?? from.name}</small>
          {from.domain && <small>{from.domain}</small>}
        </div>
        <span className={classes.call}>{callLabel(button)}</span>
      </div>
    </figure>
  );
}

import type { PlacementKey } from '../../../../../../shared/rules/copy/placements.ts';
import type { Drawn } from './ad-drawing.tsx';
import { callLabel } from './call-label.ts';
import { cutAt } from './cut-at.ts';
import classes from './drawing.module.css';
import { Face } from './face.tsx';

const networks = {
  meta: { name: 'Aperçu\u00a0: fil Meta', body: 'primaryText', seen: 125, label: 'Sponsorisé', more: 'voir plus' },
  linkedin: {
    name: 'Aperçu\u00a0: LinkedIn',
    body: 'introText',
    seen: 150,
    label: 'Post sponsorisé',
    more: 'voir plus',
  },
  x: { name: 'Aperçu\u00a0: X', body: 'text', seen: 280, label: 'Sponsorisé', more: 'voir plus' },
} as const;

const ofPlacement: Partial<Record<PlacementKey, keyof typeof networks>> = {
  meta_feed: 'meta',
  linkedin: 'linkedin',
  x: 'x',
};

/** Whether a drawing shows the whole of a text: what is said of its words may then stand there. */
export function showsWhole(placement: PlacementKey, field: string, text: string): boolean {
  const network = ofPlacement[placement];
  if (!network) return false;
  const { body, seen } = networks[network];
  return field === body ? !cutAt(text, seen).isCut : field === 'headline' || field === 'description';
}

/** A post between others: the text is cut where the network cuts it. */
export function FeedDrawing({ network, texts, say, from, button }: Drawn & { network: keyof typeof networks }) {
  const { name, body, seen, label, more } = networks[network];
  const { shown, isCut } = cutAt(texts[body]?.[0] ?? '', seen);
  return (
    <figure aria-label={name} className={classes.feed}>
      <div className={classes.who}>
        <Face name={from.name} />
        <div>
          <strong>{from.name}</strong>
          <small>{label}</small>
        </div>
      </div>
      <p className={classes.said}>
        {say?.[body] ?? shown}
        {isCut && <span className={classes.more}>… {more}</span>}
      </p>
      <div aria-hidden className={classes.picture}>
        Votre visuel
      </div>
      <div className={classes.below}>
        <div>
          {from.domain && <small>{from.domain}</small>}
          {texts.headline?.[0] && <strong>{say?.headline ?? texts.headline[0]}</strong>}
          {texts.description?.[0] && <small>{say?.description ?? texts.description[0]}</small>}
        </div>
        <span className={classes.call}>{callLabel(button)}</span>
      </div>
    </figure>
  );
}

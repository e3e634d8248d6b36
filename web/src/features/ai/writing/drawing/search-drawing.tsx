import type { Drawn } from './ad-drawing.tsx';
import classes from './drawing.module.css';
import { Face } from './face.tsx';

/** A result of a search: up to three titles and two descriptions, as the engine puts them together. */
export function SearchDrawing({ texts, from }: Drawn) {
  const paths = (texts.path ?? []).slice(0, 2);
  return (
    <figure aria-label={'Aperçu\u00a0: Google Recherche'} className={classes.search}>
      <small>
        <strong>Sponsorisé</strong>
      </small>
      <div className={classes.who}>
        <Face name={from.name} />
        <div>
          <span>{from.name}</span>
          <small>{[from.domain, ...paths].filter(Boolean).join(' › ')}</small>
        </div>
      </div>
      <p className={classes.titles}>{(texts.headline ?? []).slice(0, 3).join(' - ')}</p>
      <p className={classes.said}>{(texts.description ?? []).slice(0, 2).join(' ')}</p>
    </figure>
  );
}

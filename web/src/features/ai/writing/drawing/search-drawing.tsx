import type { Drawn } from './ad-drawing.tsx';
import { advertiserOf, domainOf } from './advertiser-of.ts';
import classes from './drawing.module.css';

/** A result of a search: up to three titles and two descriptions, as the engine puts them together. */
export function SearchDrawing({ texts, brief }: Drawn) {
  const paths = (texts.path ?? []).slice(0, 2);
  return (
    <figure aria-label={'Aperçu\u00a0: Google, Recherche'} className={classes.search}>
      <small>
        <strong>Sponsorisé</strong>
      </small>
      <div className={classes.who}>
        <span aria-hidden className={classes.face}>
          {advertiserOf(brief).slice(0, 1).toLocaleUpperCase('fr')}
        </span>
        <div>
          <span>{advertiserOf(brief)}</span>
          <small>{[domainOf(brief), ...paths].join(' › ')}</small>
        </div>
      </div>
      <p className={classes.titles}>{(texts.headline ?? []).slice(0, 3).join(' - ')}</p>
      <p className={classes.said}>{(texts.description ?? []).slice(0, 2).join(' ')}</p>
    </figure>
  );
}

import { IconSearch } from '@tabler/icons-react';
import { productName } from '../../../../shared/brand.ts';
import { trialDays } from '../../../../shared/kernel/plans.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { type Poster, posters } from './posters.tsx';

export function Hero() {
  return (
    <section className="hero wrap">
      <div className="hero-words">
        <h1>
          Vos concurrents paient les essais. <span className="accent">Gardez les leçons.</span>
        </h1>
        <p className="lead">
          {productName} réunit les annonces de votre marché, vos boards, vos prospects et vos campagnes dans un seul
          outil, en français, pour passer de l’idée repérée à la campagne lancée.
        </p>
        <p className="hero-act">
          <a className="button button-accent button-large when-signed-out" href={paths.signUp}>
            Commencer l’essai
          </a>
          <a className="button button-accent button-large when-signed-in" href={paths.home}>
            Ouvrir {productName}
          </a>
          <span className="muted when-signed-out">{trialDays} jours, sans carte bancaire</span>
        </p>
      </div>
      <LibraryPicture />
    </section>
  );
}

function LibraryPicture() {
  return (
    <figure className="library">
      <div role="img" aria-label="La bibliothèque d’annonces : une recherche, ses filtres et quatre annonces trouvées">
        <div className="library-window">
          <div className="library-search">
            <IconSearch size={16} />
            livraison offerte
          </div>
          <div className="library-filters">
            <span className="chip">En cours</span>
            <span className="chip">Image</span>
            <span className="chip">30 jours et plus</span>
          </div>
          <div className="library-ads">
            {posters.map((poster) => (
              <Ad key={poster.advertiser} {...poster} />
            ))}
          </div>
        </div>
      </div>
      <figcaption>Annonces et annonceurs inventés pour l’exemple.</figcaption>
    </figure>
  );
}

function Ad({ advertiser, days, platforms, look, lines, drawing }: Poster) {
  return (
    <div className="ad">
      <div className={`poster poster-${look}`}>
        <svg viewBox="0 0 340 200" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
          {drawing}
        </svg>
        <p>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <div className="ad-foot">
        <span className="ad-name">{advertiser}</span>
        <span className="ad-days">{days} j</span>
        <span className="ad-platforms">{platforms}</span>
      </div>
    </div>
  );
}

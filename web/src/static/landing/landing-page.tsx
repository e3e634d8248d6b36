import { productName } from '../../../../shared/brand.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Pricing />
      <Questions />
      <section className="last-call" aria-labelledby="dernier-mot">
        <div className="wrap">
          <h2 id="dernier-mot">Votre prochaine idée est déjà à l’affiche.</h2>
          <a className="button button-paper button-large when-signed-out" href={paths.signUp}>
            Commencer l’essai
          </a>
          <a className="button button-paper button-large when-signed-in" href={paths.home}>
            Ouvrir {productName}
          </a>
        </div>
      </section>
    </>
  );
}

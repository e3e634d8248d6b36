import { IconCheck } from '@tabler/icons-react';
import { productName } from '../../../../shared/brand.ts';
import { type FirstPlan, planCodes, plans, trialDays, trialPlan } from '../../../../shared/kernel/plans.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { contactPath } from '../contact-path.ts';

const whole = new Intl.NumberFormat('fr-FR');
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

const advised = trialPlan;

function lines(code: FirstPlan): string[] {
  const { features, limits } = plans[code];
  const { activeCampaigns, prospects } = limits;
  return [
    activeCampaigns === null ? 'Campagnes illimitées' : `${whole.format(activeCampaigns)} campagnes actives`,
    prospects === null ? 'Prospects CRM illimités' : `${whole.format(prospects)} prospects CRM`,
    ...features,
  ];
}

export function Pricing() {
  return (
    <section className="section wrap" id="tarifs" aria-labelledby="tarifs-titre">
      <header className="section-head">
        <h2 id="tarifs-titre">Les mêmes outils, trois tailles</h2>
        <p className="lead">
          L’essai ouvre l’offre {plans[advised].name} pendant {trialDays} jours, sans carte bancaire.
        </p>
      </header>
      <ul className="plans">
        {planCodes.map((code) => (
          <Plan key={code} code={code} />
        ))}
      </ul>
    </section>
  );
}

function Plan({ code }: { code: FirstPlan }) {
  const { name, description, prices } = plans[code];
  return (
    <li className={code === advised ? 'plan plan-advised' : 'plan'}>
      <h3>
        {name} {code === advised && <span className="chip chip-accent">Conseillée</span>}
      </h3>
      <p className="muted">{description}</p>
      <p className="price">
        {prices === null ? (
          <strong>Sur mesure</strong>
        ) : (
          <>
            <strong>{euros.format(prices.month)}</strong> <span className="muted">HT par mois</span>
          </>
        )}
      </p>
      <ul className="plan-lines">
        {lines(code).map((line) => (
          <li key={line}>
            <IconCheck size={18} stroke={2} aria-hidden /> {line}
          </li>
        ))}
      </ul>
      <PlanAct code={code} />
    </li>
  );
}

function PlanAct({ code }: { code: FirstPlan }) {
  const style = code === advised ? 'button button-accent' : 'button button-plain';
  if (plans[code].prices === null) {
    return (
      <a className={style} href={contactPath}>
        Nous écrire
      </a>
    );
  }
  return (
    <>
      <a className={`${style} when-signed-out`} href={paths.signUp}>
        Essayer {trialDays} jours<span className="unseen">, offre {plans[code].name}</span>
      </a>
      <a className={`${style} when-signed-in`} href={paths.home}>
        Ouvrir {productName}
        <span className="unseen">, offre {plans[code].name}</span>
      </a>
    </>
  );
}

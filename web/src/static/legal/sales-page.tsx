import { prices, type SoldPlan, soldPlans } from '../../../../shared/billing/prices.ts';
import { productName } from '../../../../shared/brand.ts';
import { company } from '../../../../shared/company.ts';
import { plans, trialDays } from '../../../../shared/kernel/plans.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { Detail, LegalPage, type LegalSection, LegalTable } from './legal-page.tsx';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

const priceRow = (plan: SoldPlan) => [
  plans[plan].name,
  `${euros.format(prices[plan].month)} HT par mois`,
  `${euros.format(prices[plan].year)} HT par an`,
];

const purpose = (
  <>
    <p>
      Ces conditions s’appliquent à la vente des abonnements de {productName} par{' '}
      <Detail value={company.name} missing="dénomination sociale" />, ci-après « l’éditeur ». Elles complètent les{' '}
      <a href={documents.terms}>conditions d’utilisation</a>.
    </p>
    <p>
      Le service est vendu à des professionnels, pour les besoins de leur activité. Le droit de rétractation des
      consommateurs ne s’y applique pas.
    </p>
  </>
);

const offers = (
  <>
    <LegalTable
      caption="Prix par espace de travail, quel que soit le nombre de membres"
      columns={['Offre', 'Au mois', 'À l’année']}
      rows={[...soldPlans.map(priceRow), [plans.enterprise.name, 'Sur devis', 'Sur devis']]}
    />
    <p>
      Les prix s’entendent hors taxes. La TVA française s’ajoute, au taux du département de l’acheteur : aucune en
      Guyane, à Mayotte et hors de l’Union européenne. Un professionnel établi dans un autre État de l’Union, et qui
      donne son numéro de TVA, l’acquitte lui-même.
    </p>
    <p>
      La <a href={`${documents.landing}#tarifs`}>page des tarifs</a> dit ce que comprend chaque offre.
    </p>
  </>
);

const trial = (
  <p>
    Un espace de travail s’ouvre par un essai de {trialDays} jours, sans carte bancaire, aux limites de l’offre{' '}
    {plans.professional.name}. À son terme, rien n’est prélevé et aucun abonnement ne commence tout seul : les limites
    de l’offre {plans.starter.name} s’appliquent, et ce qui a été enregistré reste accessible.
  </p>
);

const subscription = (
  <>
    <p>
      L’abonnement se prend dans Paramètres › Offre et facturation. Le paiement se fait par carte chez Stripe, d’avance,
      pour un mois ou pour un an. L’abonnement commence quand le paiement est confirmé.
    </p>
    <p>
      Il se renouvelle pour la même durée, jusqu’à sa résiliation. Un changement d’offre se demande au même endroit ou
      par e-mail ; son prix et sa date sont annoncés avant d’être confirmés.
    </p>
    <p>
      Un changement de prix est annoncé par e-mail trente jours avant de s’appliquer, et ne vaut qu’à partir du
      renouvellement suivant. Le client qui le refuse peut résilier jusque-là.
    </p>
  </>
);

const cancel = (
  <p>
    Le client résilie à tout moment dans Paramètres › Offre et facturation, sans motif ni frais. La résiliation prend
    effet à la fin de la période payée ; jusque-là, il peut revenir sur sa décision. Une période commencée n’est pas
    remboursée. Ensuite, les limites de l’offre {plans.starter.name} s’appliquent et rien n’est effacé : on n’ajoute
    plus au-delà, on peut toujours lire, modifier, exporter et supprimer.
  </p>
);

const late = (
  <>
    <p>
      Si un paiement échoue, le client en est averti et Stripe le présente de nouveau. L’offre est gardée pendant ce
      temps. Si aucune présentation n’aboutit, l’abonnement prend fin.
    </p>
    <p>
      Toute somme payée après sa date d’exigibilité entraîne de plein droit, sans rappel, des pénalités au taux de trois
      fois l’intérêt légal et une indemnité forfaitaire de 40 € pour frais de recouvrement (articles L. 441-10 et D.
      441-5 du code de commerce). Aucun escompte n’est accordé pour paiement anticipé.
    </p>
  </>
);

const invoices = (
  <p>
    Chaque paiement donne lieu à une facture électronique, au nom et à l’adresse que le client a indiqués. L’éditeur
    garde les factures dix ans, comme le veut l’article L. 123-22 du code de commerce, même après la fermeture du
    compte.
  </p>
);

const law = (
  <p>
    Le contrat est soumis au droit français. À défaut d’accord amiable, les tribunaux de{' '}
    <Detail value={company.court} missing="ville du tribunal compétent" /> sont compétents entre professionnels. Ces
    conditions changent comme le disent les <a href={`${documents.terms}#droit`}>conditions d’utilisation</a>.
  </p>
);

const sections: LegalSection[] = [
  { id: 'objet', title: 'Objet', body: purpose },
  { id: 'prix', title: 'Offres et prix', body: offers },
  { id: 'essai', title: 'Essai', body: trial },
  { id: 'abonnement', title: 'Abonnement et renouvellement', body: subscription },
  { id: 'resiliation', title: 'Résiliation', body: cancel },
  { id: 'retards', title: 'Échec et retard de paiement', body: late },
  { id: 'factures', title: 'Factures', body: invoices },
  { id: 'droit', title: 'Droit et litiges', body: law },
];

export function SalesPage() {
  return (
    <LegalPage
      path={documents.sales}
      title="Conditions générales de vente"
      lead="Ce que coûtent les abonnements, comment ils se renouvellent et comment les arrêter."
      sections={sections}
    />
  );
}

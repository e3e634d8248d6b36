import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { AdText, AnalysisOptions } from './analysis.ts';
import { complianceRules } from './compliance.ts';

type Given = string | ({ options?: AnalysisOptions } & Partial<AdText>);

/** For each rule a text that trips it, and one close to it that does not. */
const cases: Record<string, [trips: Given, passes: Given][]> = {
  health_cure: [
    ['Notre tisane guérit l’arthrose en trois semaines.', 'On soigne chaque détail de votre cuisine.'],
    ['Ce baume traite l’eczéma naturellement.', 'Nous traitons vos données avec soin.'],
    ['Assez de souffrir de diabète ?', 'Assez de souffrir de retards ?'],
    ['Marre de l’arthrose ?', 'Marre des tableurs et des angoisses du lundi ?'],
    ['Et si vous arrêtiez de souffrir de migraines ?', 'Un carnet pour ceux qui vivent avec des migraines.'],
    ['Ne plus souffrir de migraines.', 'Si vous souffrez d’une maladie, demandez conseil à votre médecin.'],
    ['Dites adieu à l’eczéma.', 'Dites adieu à la paperasse.'],
    ['Fatigué de vivre avec le diabète ?', 'Fatigué de vivre avec vos cartons ?'],
    ['Un remède contre l’insomnie.', { body: 'Ce kiné traite le mal de dos.', industry: 'medicine' }],
  ],
  weight_loss_rate: [
    ['Perdez 5 kg en un mois sans effort.', 'Perdez deux heures de moins à porter 25 kilos de courses.'],
    ['−8 kilos en 3 semaines, promis.', '17 kilos de vélo, pas un de plus.'],
  ],
  medicine: [['Ozempic livré chez vous.', 'Vos lunettes sur ordonnance, prêtes demain.']],
  cosmetic_surgery: [
    ['Augmentation mammaire à prix doux à Paris.', 'Un regard plus frais, sans chirurgie esthétique.'],
  ],
  tobacco_vape: [
    ['Nos e-liquides, quarante saveurs.', 'Arrêtez de fumer en quatre séances\u00a0: adieu les cigarettes.'],
    ['La puff qui dure trois jours.', 'Un parfum aux notes de tabac et de figue.'],
  ],
  health_claim: [
    ['Une cure détox qui change tout.', 'Une détox digitale de trois jours en forêt.'],
    ['Nos gélules\u00a0: régulation du transit et regain d’énergie.', 'La régulation du chauffage, pièce par pièce.'],
  ],
  before_after: [
    [
      { body: 'Avant\u00a0: un ventre gonflé.\nAprès\u00a0: une silhouette légère.', platform: 'facebook' },
      {
        body: 'Avant\u00a0: trois mois de chantier.\nAprès\u00a0: trois jours.',
        platform: 'facebook',
        industry: 'home',
      },
    ],
  ],
  credit_mention: [
    ['Votre crédit auto dès 2,9 %.', 'Un crédit d’impôt de 50 %.'],
    [
      'Paiement en dix fois sans frais.',
      'Prêt immobilier rapide. Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.',
    ],
    ['Un prêt personnel en 24 heures.', 'Prêt en dix minutes, sans emprunter l’échelle du voisin.'],
  ],
  guaranteed_return: [
    [
      { body: 'Un rendement garanti de 12 %.', industry: 'finance' },
      { body: 'Essayez sans risque pendant 30 jours.', industry: 'fashion' },
    ],
    ['Investissez en crypto sans risque.', 'Un capital de sympathie, du rendement au jardin.'],
  ],
  alcohol_mention: [
    ['Nos vins de Loire livrés chez vous.', 'Un apéritif sans alcool, aux agrumes.'],
    [
      'La bière de l’été est arrivée.',
      'Nos vins de Loire. L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
    ],
  ],
  gambling_mention: [
    ['Paris sportifs\u00a0: vos cotes boostées ce soir.', 'Paris, sportive et gourmande, vous attend.'],
    [
      'Le casino en ligne des joueurs.',
      'Le casino en ligne des joueurs. Conseils sur joueurs-info-service.fr (09 74 75 13 13).',
    ],
  ],
  food_mention: [
    ['Des chips croustillantes au piment.', 'Des chips de peinture pour choisir la couleur.'].map((body, at) =>
      at === 0 ? { body } : { body, industry: 'home' },
    ) as [Given, Given],
    ['Un soda sans bulle de trop.', 'Un soda sans bulle de trop. www.mangerbouger.fr'],
  ],
  car_mention: [
    [
      { body: 'Le nouveau SUV électrique arrive.', industry: 'car-sales' },
      { body: 'Le nouveau SUV électrique arrive. Pensez à covoiturer. #SeDéplacerMoinsPolluer', industry: 'car-sales' },
    ],
  ],
  cpf: [['Formez-vous avec votre CPF.', 'Formez-vous à votre rythme.']],
  influence_mention: [
    [
      { body: 'J’ai testé ce sérum.', options: { diffusion: 'creator' } },
      { body: 'Collaboration commerciale\nJ’ai testé ce sérum.', options: { diffusion: 'creator' } },
    ],
  ],
  carbon_neutral: [
    [
      'Une livraison neutre en carbone.',
      'Une livraison neutre en carbone\u00a0: notre bilan sur www.exemple.fr/carbone.',
    ],
  ],
  green_generic: [
    ['Un savon écologique et doux.', 'Des résultats durables, une équipe soudée.'],
    ['Un emballage biodégradable.', 'Un emballage en carton recyclé à 80 %.'],
  ],
  superlative_unproven: [
    [
      { body: 'N°1 des applis de langues.', options: { own: true } },
      {
        body: 'N°1 des applis de langues.',
        options: { own: true, claims: ['N°1 des applis de langues en France (Étude Xerfi 2026)'] },
      },
    ],
    [
      { body: 'Le meilleur logiciel de paie.', options: { own: true } },
      { body: 'Retrouvez vos meilleurs amis au meilleur de votre forme.', options: { own: true } },
    ],
  ],
  fake_quote: [
    [
      { body: '«\u00a0Je ne m’en passe plus depuis mars.\u00a0»\n— Claire, 42 ans', options: { own: true } },
      { body: 'Notre cure «\u00a0L’indispensable du matin serein\u00a0» est là.', options: { own: true } },
    ],
    [
      { body: '4,8/5 sur 2 300 avis.', options: { own: true } },
      {
        body: '4,8/5 sur 2 300 avis.',
        options: { own: true, claims: ['4,8/5 sur 2 300 avis (Avis Vérifiés, novembre 2026)'] },
      },
    ],
  ],
  children_exhortation: [
    ['Demande vite à tes parents la nouvelle figurine\u00a0!', 'Offrez à vos enfants une figurine en bois.'],
  ],
  price_reference: [['−30 % sur tout le site.', '– 98 % d’ingrédients d’origine naturelle']],
  free_condition: [['Un sac gratuit pour l’achat de deux livres.', 'Livraison gratuite dès 39 €.']],
  urgency_undated: [
    [
      { body: 'Dernières heures pour en profiter.', options: { own: true } },
      { body: 'Dernières heures\u00a0: jusqu’au 12 mars.', options: { own: true } },
    ],
    [
      { body: 'Plus que 3 places.', options: { own: true } },
      { body: 'Plus que 3 places.', options: { own: true, deadline: '2026-12-01' } },
    ],
  ],
  comparative: [
    [
      { body: 'Moins cher que Doctolib.', options: { competitors: ['doctolib'] } },
      { body: 'Moins cher que les doctolibiens.', options: { competitors: ['doctolib'] } },
    ],
  ],
  banned_word: [
    [
      { body: 'Un prix CHEAP.', options: { banned: ['cheap'] } },
      { body: 'Un prix cheapish.', options: { banned: ['cheap'] } },
    ],
  ],
  meta_personal_attribute: [
    [
      { body: 'Vous êtes diabétique\u00a0?', platform: 'facebook' },
      { body: 'Un lecteur de glycémie pensé avec des diabétiques.', platform: 'facebook' },
    ],
    [
      { body: 'Assez de souffrir de diabète ?', platform: 'facebook' },
      { body: 'Assez de souffrir de la chaleur ?', platform: 'facebook' },
    ],
    [
      { body: 'Diabétique ? Voici vingt recettes.', options: { placement: 'meta_feed' } },
      { body: 'Vingt recettes pour diabétiques.', options: { placement: 'meta_feed' } },
    ],
    [
      { body: 'Vous vivez avec le diabète.', platform: 'instagram' },
      { body: 'Vous vivez avec un chat.', platform: 'instagram' },
    ],
    [
      { body: 'Vous avez plus de 50 ans\u00a0?', platform: 'instagram' },
      { body: 'Vous avez 30 jours pour changer d’avis.', platform: 'instagram' },
    ],
    [
      { body: 'Réglez enfin vos dettes.', options: { placement: 'meta_feed' } },
      { body: 'Réglez enfin vos dettes.', platform: 'linkedin' },
    ],
  ],
  google_symbols: [
    [
      { headline: 'Devis en 2 minutes\u00a0!', body: 'Un prix clair.', platform: 'google' },
      { headline: 'Devis en 2 minutes', body: 'Un prix clair, un seul\u00a0!', platform: 'google' },
    ],
    [
      { body: 'Appelez le 01 23 45 67 89.', platform: 'google' },
      { body: 'Plus de 01 200 avis.', platform: 'google' },
    ],
    [
      { body: 'Offre 🎁 du jour.', platform: 'google' },
      { body: 'Offre 🎁 du jour.', platform: 'facebook' },
    ],
  ],
  gender_job: [
    [
      { body: 'On recrute un chauffeur de bus.', industry: 'careers' },
      { body: 'On recrute un chauffeur de bus (H/F).', industry: 'careers' },
    ],
  ],
  capitals: [['PROFITEZ DE CETTE OFFRE maintenant.', 'Notre SAV et le RGPD, en clair.']],
  toubon: [['Shop now, on vous attend.', 'Le week-end du cocktail au parking.']],
  price_tax: [['29 € HT par mois.', { body: '29 € HT par mois.', industry: 'business' }]],
  contest_rules: [['Grand jeu de Noël\u00a0: à vous de jouer.', 'Grand jeu de Noël. Règlement sur notre site.']],
  ai_image: [['Photos générées par IA.', 'Images virtuelles. Photos générées par IA.']],
  cliche: [['Une offre exceptionnelle vous attend.', 'Une offre d’emploi vous attend.']],
};

const rulesOf = (given: Given): string[] => {
  const { options = {}, ...ad } = typeof given === 'string' ? { body: given } : given;
  return analyse({ body: '', ...ad }, options).compliance.map(({ rule }) => rule);
};

describe('compliance', () => {
  for (const [rule, pairs] of Object.entries(cases))
    for (const [trips, passes] of pairs) {
      it(`${rule}: ${typeof trips === 'string' ? trips : trips.body}`, () => {
        expect(rulesOf(trips)).toContain(rule);
        expect(rulesOf(passes)).not.toContain(rule);
      });
    }

  it('has such a pair for every rule', () => {
    expect(Object.keys(cases).sort()).toEqual(complianceRules.map(({ code }) => code).sort());
  });

  it('reads capitals, composed accents and elisions alike', () => {
    expect(rulesOf('VOTRE CRÉDIT AUTO')).toContain('credit_mention');
    expect(rulesOf('Votre cre\u0301dit\u00a0auto')).toContain('credit_mention');
    expect(rulesOf('L’Ozempic en ligne')).toContain('medicine');
  });

  it('only tells what someone else would have to prove', () => {
    const [finding] = analyse({ body: 'Le leader du meuble.' }).compliance;
    expect(finding).toMatchObject({ rule: 'superlative_unproven', severity: 'info' });
  });

  it('says which sentence is needed, and whether it is there', () => {
    expect(analyse({ body: 'Votre crédit conso.' }).requiredMentions).toEqual([
      { rule: 'credit_mention', text: expect.stringContaining('engage'), present: false },
    ]);
    expect(
      analyse({ body: 'Du vin bio. L’abus d’alcool est dangereux pour la santé.' }).requiredMentions,
    ).toMatchObject([{ rule: 'alcohol_mention', present: true }]);
  });

  it('does not hold the interface of a captured ad against it', () => {
    expect(rulesOf('Un texte simple.\nSee details\nQUIZ.APPEWA.COM\nLearn more')).toEqual([]);
  });
});

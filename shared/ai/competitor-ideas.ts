import type { AdFeature } from '../rules/copy/ad-features.ts';

/** What to try, of what a competitor does not do: what one would say, never a claim of one's own. */
const ideas: Partial<Record<AdFeature, Record<string, string>>> = {
  hook: {
    question: 'Ouvrez par la question que se pose votre client avant d’acheter, puis répondez-y en une phrase.',
    number: 'Ouvrez par un chiffre vérifiable\u00a0: un délai, une quantité, un résultat mesuré.',
    pain: 'Nommez en premier l’ennui que votre produit fait disparaître, avec les mots du client.',
    promise: 'Ouvrez par ce que le client obtient, sans nommer le produit avant la deuxième phrase.',
    curiosity: 'Annoncez qu’il y a quelque chose à découvrir, et tenez parole dans l’annonce même.',
    contrarian: 'Prenez le contre-pied d’une habitude du secteur, et dites aussitôt pourquoi.',
    story: 'Racontez un client précis\u00a0: sa situation, ce qui a changé, ce qu’il en dit.',
    social_proof: 'Ouvrez par ce que disent ou font vos clients, avec leur nombre et la source.',
    demonstration: 'Montrez l’usage d’abord\u00a0: l’avant et l’après, ou le geste en trois étapes.',
    urgency: 'Si une date est vraie (fin d’offre, saison), mettez-la dans la première phrase.',
    comparison: 'Comparez votre façon de faire à l’habituelle, sur un seul critère que l’on peut vérifier.',
    audience_call: 'Interpellez un métier ou une situation\u00a0: ceux qui s’y reconnaissent s’arrêtent.',
    novelty: 'Si quelque chose est nouveau, dites-le en premier, et depuis quand.',
    mistake: 'Partez d’une erreur courante de vos clients, puis montrez comment l’éviter.',
    list: 'Donnez trois raisons courtes, une par ligne, chacune avec son fait.',
  },
  offer: {
    discount: 'Testez une remise annoncée en clair, avec le prix de référence des trente derniers jours.',
    free_shipping: 'Si la livraison est offerte, dites-le dans le titre, avec le seuil s’il y en a un.',
    free_trial: 'Proposez un essai, avec sa durée et ce qui se passe à la fin.',
    free: 'Mettez en avant ce qui est vraiment gratuit, et à quelle condition.',
    gift: 'Joignez un cadeau utile au produit, et dites jusqu’à quand.',
    bundle: 'Composez un lot qui répond à un usage entier, avec son prix.',
    instalments: 'Dites le paiement en plusieurs fois près du prix, avec ses conditions.',
    price: 'Affichez le prix\u00a0: ceux qui cliquent ensuite savent à quoi s’attendre.',
    code: 'Donnez un code simple à retenir, réservé à cette annonce\u00a0: il mesure aussi ce qu’elle rapporte.',
    deadline: 'Donnez une date de fin vraie, jour et mois.',
  },
  proof: {
    rating: 'Citez votre note et le nombre d’avis, avec le site où on peut les lire.',
    customers: 'Dites combien de clients vous avez, à quelle date.',
    testimonial: 'Citez un client entre guillemets, avec son prénom et son métier, d’après un avis que vous gardez.',
    press: 'Citez un article qui parle de vous, avec son titre et sa date.',
    certification: 'Nommez le label ou la certification que vous avez, et ce qu’il garantit.',
    guarantee: 'Dites votre garantie\u00a0: durée, remboursement, comment l’obtenir.',
    study: 'Citez une mesure ou une étude, avec qui l’a faite et sur combien de personnes.',
    experience: 'Dites depuis quand vous faites ce métier.',
    origin: 'Dites où c’est fabriqué, et par qui.',
  },
  format: {
    image: 'Essayez une image fixe, qui dit l’essentiel sans son.',
    video: 'Essayez une vidéo courte, compréhensible sans le son dès la première seconde.',
    carousel: 'Essayez un carrousel\u00a0: un argument par carte, dans l’ordre où l’on décide.',
  },
};

export const ideaOf = (feature: AdFeature, value: string): string | undefined => ideas[feature]?.[value];
/** The features of which there are ideas. */
export const ideaFeatures = Object.keys(ideas) as AdFeature[];

import { lawReadOn as asOf, type Case, type ComplianceRule, inTexts } from './compliance-rule.ts';

const neutral =
  /\b(?:neutres? en (?:carbone|co2)|carbone[- ]neutres?|zero (?:emission|carbone|co2)(?: nette?)?|climatiquement neutres?|neutralite carbone|sans (?:empreinte|impact) carbone|empreinte carbone (?:nulle|neutre|compensee)|100 ?% compensee?s?|emissions? compensees?|integralement compensee?s?)\b/g;
/** The law lets the claim stand beside a report that anyone can open. */
const linksReport = ({ text }: Case): boolean =>
  /\b(?:bilan|rapport|trajectoire|demarche)\b/.test(text) &&
  /https?:\/\/|www\.|\b[a-z0-9-]{2,40}\.(?:fr|com|org|eu|example)\b/.test(text);

/** What is said of the planet: read for France, to be checked by a lawyer. */
export const greenRules: readonly ComplianceRule[] = [
  {
    code: 'carbon_neutral',
    stems: 'neut carb zer clim sans empr 0 emis int co',
    label: 'Neutralité carbone',
    severity: 'blocking',
    reference: 'Code de l’environnement, art. L229-68\u00a0; directive (UE) 2024/825',
    asOf,
    explanation:
      'Dire un produit neutre en carbone demande un bilan public des émissions, sa trajectoire et ses compensations, accessibles par un lien\u00a0; fondée sur la compensation seule, l’affirmation est interdite depuis le 27\u00a0septembre\u00a02026.',
    fix: 'Dites ce qui est mesuré et réduit, avec le lien vers le bilan, ou retirez l’affirmation.',
    find: (ad) => (linksReport(ad) ? [] : inTexts(ad, neutral)),
  },
  {
    code: 'green_generic',
    stems:
      'eco biod bon resp ami sans pre pro sau mod mati cot cuir bam bois tour alim cons emb mobi dem ach fab dur plan gre 0',
    label: 'Allégation environnementale générale',
    severity: 'warning',
    reference:
      'Directive (UE) 2024/825, applicable depuis le 27\u00a0septembre\u00a02026\u00a0; Code de l’environnement, art. L541-9-1',
    asOf,
    explanation:
      'Une qualité environnementale générale est interdite sans excellence reconnue et montrée\u00a0; «\u00a0biodégradable\u00a0» et «\u00a0respectueux de l’environnement\u00a0» le sont sur un produit ou un emballage.',
    fix: 'Dites un fait précis\u00a0: quelle matière, quelle part, quel label, où le vérifier.',
    find: (ad) =>
      inTexts(
        ad,
        /\b(?:ecologiques?(?! et solidaire)|ecolo|eco-?responsables?|ecoresponsables?|eco-?friendly|biodegradables?|bons? pour (?:la planete|l'environnement)|respectueu(?:x|se|ses) de (?:l'environnement|la planete|la nature)|amie? de (?:la nature|la planete|l'environnement)|sans impact sur (?:la planete|l'environnement)|(?:preserve|protege|sauve)[zr]? la planete|(?:mode|matieres?|coton|cuir|bambou|bois|tourisme|alimentation|consommation|emballages?|mobilite|production|demarche|achats?|produits?|fabrication)(?: \d{1,3} ?%)? durables?|\d{1,3} ?% durables?|durables? et (?:ethiques?|responsables?|ecologiques?)|planet-?friendly|green(?:er)?\b(?= (?:choice|product)))\b/g,
      ),
  },
];

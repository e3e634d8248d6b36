import { dayText } from '../kernel/day-texts.ts';
import { parisDay } from '../kernel/paris-day.ts';
import type { ExportScope } from './exports.rules.ts';

/** What people call the things of an archive, by their files. */
export const exportedLabels: Readonly<Record<string, string>> = {
  workspace: 'L’espace de travail et ses réglages',
  'api-keys': 'Les clés d’API, sans ce qui les ouvre',
  integrations: 'Les connexions à Meta et à un modèle d’IA, sans leurs jetons',
  prospects: 'Les prospects',
  'prospect-activities': 'Les activités des prospects',
  'prospect-fields': 'Les champs ajoutés aux prospects',
  'prospect-views': 'Les vues enregistrées des prospects',
  'prospect-imports': 'Les imports de prospects',
  'prospect-scoring': 'Les règles de score des prospects',
  members: 'Les membres de l’espace',
  invitations: 'Les invitations',
  clients: 'Les clients',
  boards: 'Les boards',
  'board-ads': 'Les annonces enregistrées dans les boards',
  'board-comments': 'Les commentaires de ces annonces',
  ads: 'Les annonces importées par l’espace',
  'followed-advertisers': 'Les annonceurs suivis',
  'saved-searches': 'Les recherches enregistrées',
  'ad-imports': 'Les imports d’annonces',
  campaigns: 'Les campagnes',
  'campaign-ads': 'Les publicités des campagnes',
  'campaign-performance': 'Les performances, jour par jour',
  'campaign-annotations': 'Les annotations des campagnes',
  'campaign-alerts': 'Les alertes des campagnes',
  'campaign-alert-rules': 'Les règles d’alerte',
  'campaign-naming': 'Les règles de nommage',
  'exchange-rates': 'Les taux de change',
  'campaign-connections': 'Les comptes publicitaires connectés',
  'campaign-views': 'Les vues des campagnes',
  'campaign-imports': 'Les imports de performances',
  reports: 'Les rapports',
  'report-runs': 'Les envois des rapports',
  sales: 'Les ventes réelles, jour par jour',
  personas: 'Les personas',
  brands: 'Les marques',
  briefs: 'Les briefs',
  generations: 'Les générations de l’IA',
  'ai-usage': 'L’usage de l’IA, mois par mois',
  results: 'Les résultats d’annonces, import par import',
  'result-edits': 'Les corrections de ces annonces',
  'result-imports': 'Les imports de résultats',
  'ugc-creators': 'Les créateurs que vous avez ajoutés, et ce que vous dites de ceux de la marketplace',
  'ugc-deliverables': 'Les livrables des créateurs',
  'ugc-versions': 'Les versions des livrables',
  'ugc-comments': 'Les commentaires des livrables',
  'ugc-brands': 'Les annonceurs des campagnes UGC',
  'ugc-campaigns': 'Les campagnes UGC et leurs briefs',
  'ugc-collaborations': 'Les collaborations avec des créateurs, de l’invitation au paiement',
  'ugc-campaign-steps': 'Ce qui s’est passé dans chaque campagne UGC',
  'ugc-steps': 'Ce qui s’est passé dans chaque collaboration',
  'ugc-messages': 'Les messages échangés avec des créateurs',
  'ugc-agreements': 'Les accords signés avec des créateurs, et leurs preuves',
  'ugc-rights': 'Les droits sur les contenus',
  'ugc-invoices': 'Les factures établies au nom des créateurs',
  'ugc-payments': 'Les paiements des créateurs',
  webhooks: 'Les webhooks, sans leurs secrets',
  pixels: 'Les pixels, sans leurs jetons',
  billing: 'L’offre et l’abonnement',
  invoices: 'Les factures et les avoirs',
  activity: 'Le journal de l’espace',
  profile: 'Votre profil et vos espaces',
  sessions: 'Vos sessions',
  notifications: 'Vos notifications',
  'notification-preferences': 'Vos préférences de notification',
  'dashboard-layouts': 'La disposition de votre tableau de bord',
  'invoices/': 'Les factures et les avoirs, en PDF',
  'media/client-logos/': 'Les logos des clients',
  'media/campaign-ads/': 'Les images des publicités',
  'media/report-logos/': 'Les logos des rapports',
  'media/reports/': 'Les rapports envoyés, en PDF',
};

const intro: Record<ExportScope, string> = {
  workspace: 'Voici les données de votre espace de travail dans Réclame',
  account: 'Voici les données de votre compte dans Réclame',
};

type Held = { scope: ExportScope; counts: Readonly<Record<string, number>>; at: Date };

/** `LISEZMOI.txt`: what the archive holds, for the person who opens it. */
export function readMeOf({ scope, counts, at }: Held): string {
  const held = Object.entries(counts).filter(([, count]) => count > 0);
  return lines([
    `${intro[scope]}, demandées le ${dayText(parisDay(at))}.`,
    '',
    'Ce que contient cette archive\u00a0:',
    ...held.map(([name, count]) => `- ${pathOf(name)}\u00a0: ${exportedLabels[name] ?? name} (${count})`),
    ...(held.length === 0 ? ['- rien\u00a0: il n’y a encore aucune donnée'] : []),
    '',
    'Chaque fichier .jsonl porte une donnée par ligne, en JSON, telle que l’API de Réclame la donne\u00a0;',
    'le fichier .csv du même nom, quand il existe, est le même tableau pour un tableur.',
    'manifest.json liste tous les fichiers avec leur taille et leur empreinte SHA-256.',
    '',
    'Les mots de passe, jetons, clés et secrets ne sont jamais exportés, ni les réglages d’autres personnes.',
    'Les annonces du catalogue commun, qui ne sont pas à vous, n’y sont qu’à travers ce que vous en avez enregistré.',
  ]);
}

const pathOf = (name: string) => (name.endsWith('/') ? name : `${name}.jsonl`);

/** As any editor opens them, that of Windows too. */
const lines = (all: string[]) => `\uFEFF${all.join('\r\n')}\r\n`;

import type { Permission } from '../../../shared/kernel/permissions.ts';
import { paths } from '../../../shared/page-paths.ts';

/** What « Rechercher partout » leads to besides pages: `also` are other words for it. */
type Entry = { label: string; also: string; path: string; needs: Permission };

const entry = (label: string, also: string, path: string, needs: Permission): Entry => ({ label, also, path, needs });

/** What one can begin from anywhere: each opens its page, with its form. The first five are proposed before anything is typed. */
// biome-ignore format: one line an act
export const acts: readonly Entry[] = [
  entry('Nouveau prospect', 'ajouter créer contact', `${paths.prospects}?nouveau=1`, 'prospects:write'),
  entry('Importer des prospects', 'fichier csv contacts', `${paths.prospects}?import=1`, 'prospects:write'),
  entry('Nouveau board', 'créer ajouter tableau', `${paths.boards}?nouveau=1`, 'boards:write'),
  entry('Importer des annonces', 'fichier csv json', `${paths.adImports}&import=fichier`, 'ads:write'),
  entry('Nouvelle campagne', 'créer ajouter', paths.newCampaign, 'campaigns:write'),
  entry('Importer des résultats de campagnes', 'fichier csv export', paths.newCampaignImport, 'campaigns:write'),
  entry('Importer des résultats d’annonces', 'apprentissage fichier csv', `${paths.learningImport}?etape=fichier`, 'learning:write'),
  entry('Connecter un compte publicitaire', 'meta', paths.connections, 'campaigns:write'),
  entry('Synchroniser des annonces depuis Meta', 'bibliothèque publicitaire importer', `${paths.adImports}&import=meta`, 'ads:write'),
  entry('Suivre un annonceur', 'concurrent veille', paths.adImports, 'ads:write'),
  entry('Analyser une annonce', 'accroche texte', `${paths.aiGenerator}?outil=annonce`, 'ai:write'),
  entry('Analyser un concurrent', 'annonceur', `${paths.aiGenerator}?outil=concurrent`, 'ai:write'),
  entry('Analyser une page de destination', 'site landing', `${paths.aiGenerator}?outil=page`, 'ai:write'),
  entry('Écrire des variations', 'générer textes accroches', `${paths.aiGenerator}?outil=variations`, 'ai:write'),
  entry('Écrire un script vidéo', 'générer', `${paths.aiGenerator}?outil=script`, 'ai:write'),
  entry('Écrire des textes par plateforme', 'générer', `${paths.aiGenerator}?outil=textes`, 'ai:write'),
  entry('Nouveau brief', 'créer', paths.brief('nouveau'), 'ai:write'),
  entry('Nouvelle marque', 'créer', paths.brand('nouveau'), 'ai:write'),
  entry('Nouveau persona', 'créer proposer client type', paths.createPersona, 'personas:write'),
  entry('Nouveau rapport', 'créer', `${paths.reports}&nouveau=1`, 'analytics:write'),
  entry('Nouveau webhook', 'créer ajouter', `${paths.webhooks}?nouveau=1`, 'webhooks:write'),
  entry('Ajouter un pixel Meta', 'nouveau créer', `${paths.pixels}&nouveau=1`, 'webhooks:write'),
  entry('Nouveau client', 'créer ajouter', `${paths.clients}&nouveau=1`, 'clients:write'),
  entry('Inviter une personne', 'membre équipe collègue ajouter', `${paths.team}&inviter=1`, 'team:manage'),
  entry('Créer une clé d’API', 'nouvelle', `${paths.apiKeys}&nouvelle=1`, 'settings:write'),
];

/** How many of them are proposed before anything is typed. */
export const usualActs = 5;

/** What stands within pages, under a name that people look for. */
// biome-ignore format: one line a place
export const places: readonly Entry[] = [
  entry('Prospects à faire', 'relancer retard aujourd’hui actions', `${paths.prospects}?onglet=a-faire`, 'prospects:read'),
  entry('Tendances', 'annonces', `${paths.ads}?onglet=tendances`, 'ads:read'),
  entry('Annonceurs suivis', 'concurrents veille imports', paths.adImports, 'ads:read'),
  entry('Alertes des campagnes', 'anomalies', paths.campaignAlerts, 'campaigns:read'),
  entry('Imports de campagnes', 'fichiers', paths.campaignImports, 'campaigns:read'),
  entry('Historique du générateur', 'textes gardés', `${paths.aiGenerator}?onglet=historique`, 'ai:read'),
  entry('Briefs', 'générateur', `${paths.aiGenerator}?onglet=briefs`, 'ai:read'),
  entry('Marques', 'générateur voix', `${paths.aiGenerator}?onglet=marques`, 'ai:read'),
  entry('Enseignements', 'apprentissage résultats', `${paths.learningImport}?onglet=enseignements`, 'learning:read'),
  entry('Rapports', 'analytics', paths.reports, 'analytics:read'),
  entry('Pixel Meta', 'conversions', paths.pixels, 'webhooks:read'),
  entry('Clients', 'paramètres', paths.clients, 'clients:read'),
  entry('Équipe', 'membres paramètres', paths.team, 'team:read'),
  entry('Clés d’API', 'paramètres', paths.apiKeys, 'settings:read'),
  entry('Journal de l’espace', 'activité paramètres', `${paths.settings}?onglet=journal`, 'team:manage'),
];

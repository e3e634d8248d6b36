import { type Route, routeTag } from '../../../../shared/kernel/route.ts';
import { documents } from '../../../../shared/page-paths.ts';

/** The routes under one segment of the API, under what people call it: a page of the reference. */
export type DocsWord = { word: string; name: string; path: string; routes: readonly Route[] };

const names: Record<string, string> = {
  ads: 'Bibliothèque d’annonces',
  ai: 'Générateur IA',
  analytics: 'Analytics',
  auth: 'Compte et session',
  boards: 'Boards',
  campaigns: 'Campagnes',
  clients: 'Clients',
  'client-logos': 'Logos des clients',
  dashboard: 'Tableau de bord',
  health: 'État du service',
  notifications: 'Notifications',
  openapi: 'Format OpenAPI',
  prospects: 'Prospects',
  search: 'Recherche',
  settings: 'Paramètres',
  webhooks: 'Webhooks et pixel',
};

/** Where the reference tells a route: on the page of its word, under its operation. */
export const docsOf = (route: Route) => `${docsPath(routeTag(route))}#${route.operation}`;

const docsPath = (word: string) => `${documents.docs}/${word}`;

export function docsWords(routes: readonly Route[]): DocsWord[] {
  return [...new Set(routes.map(routeTag))].map((word) => ({
    word,
    name: names[word] ?? `/api/${word}`,
    path: docsPath(word),
    routes: routes.filter((route) => routeTag(route) === word),
  }));
}

import { type Route, routeTag } from '../../../../shared/kernel/route.ts';
import { documents } from '../../../../shared/page-paths.ts';

/** The routes under one segment of the API, under what people call it: a page of the reference. */
export type DocsWord = { word: string; name: string; path: string; routes: readonly Route[] };

/** In the order of the application's menu, after what every caller begins with. */
const names: Record<string, string> = {
  auth: 'Compte et session',
  dashboard: 'Tableau de bord',
  ads: 'Bibliothèque d’annonces',
  boards: 'Boards',
  prospects: 'Prospects',
  personas: 'Personas',
  ai: 'Générateur IA',
  campaigns: 'Campagnes',
  analytics: 'Analytics',
  notifications: 'Notifications',
  webhooks: 'Webhooks et pixel',
  clients: 'Clients',
  'client-logos': 'Logos des clients',
  settings: 'Paramètres',
  search: 'Recherche',
  health: 'État du service',
  openapi: 'Format OpenAPI',
};

/** Where the reference tells a route: on the page of its word, under its operation. */
export const docsOf = (route: Route) => `${docsPath(routeTag(route))}#${route.operation}`;

const docsPath = (word: string) => `${documents.docs}/${word}`;

export function docsWords(routes: readonly Route[]): DocsWord[] {
  const there = new Set(routes.map(routeTag));
  const named = Object.keys(names).filter((word) => there.has(word));
  const others = [...there].filter((word) => !(word in names));
  return [...named, ...others].map((word) => ({
    word,
    name: names[word] ?? `/api/${word}`,
    path: docsPath(word),
    routes: routes.filter((route) => routeTag(route) === word),
  }));
}

import { handler as generateVariations } from '../../functions/ai/writing/generate-variations.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { handler as updateAiIntegration } from '../../functions/settings/ai-integration/update-ai-integration.ts';
import * as writing from '../../shared/ai/writing.contract.ts';
import * as integration from '../../shared/settings/ai-integration.contract.ts';
import { startModelServer } from '../local/models/model-server.ts';
import { callRoute } from './call-route.ts';
import { type Times, timed } from './timed.ts';

export type DraftFigures = { without: Times; withModel: Times };

/** Fewer than a workspace may ask for in a minute. */
const rounds = 40;
const brief = {
  product: 'le logiciel Planif',
  audience: 'artisans du bâtiment',
  benefits: ['gagner 3 heures par semaine', 'envoyer ses devis en 2 minutes', 'ne plus oublier un rendez-vous'],
  features: ['application mobile', 'export comptable en un clic'],
  pains: ['perdre ses dimanches en tableurs', 'des devis oubliés'],
  proofs: [],
};

const server = await startModelServer();
const [plain, connected] = await Promise.all([
  signedInUser({}, { plan: 'enterprise' }),
  signedInUser({}, { plan: 'enterprise' }),
]);
await callRoute(integration.updateAiIntegration, updateAiIntegration, {
  token: connected.token,
  body: { baseUrl: server.baseUrl, model: 'redacteur', apiKey: 'sk-bench-0123456789', useByDefault: true },
});
const write = (token: string, engine: string) => (): Promise<void> =>
  callRoute(writing.generateVariations, generateVariations, { token, body: { brief, count: 6, engine } });
// In turns, so that what warms up does so for both.
await write(plain.token, 'integre')();
const figures: DraftFigures = {
  without: await timed(write(plain.token, 'integre'), rounds),
  withModel: await timed(write(connected.token, 'openai-compatible'), rounds),
};
console.log(JSON.stringify(figures));
process.exit(0);

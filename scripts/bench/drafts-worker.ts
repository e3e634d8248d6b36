import { handler as generateVariations } from '../../functions/ai/writing/generate-variations.ts';
import { setOutboundPolicy } from '../../functions/platform/clients/outbound/outbound-policy.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { handler as updateAiIntegration } from '../../functions/settings/ai-integration/update-ai-integration.ts';
import * as writing from '../../shared/ai/writing.contract.ts';
import * as integration from '../../shared/settings/ai-integration.contract.ts';
import { startModelServer } from '../local/models/model-server.ts';
import { localPolicy } from '../local/outbound-policy.ts';
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

setOutboundPolicy(localPolicy());
const server = await startModelServer();
const plain = await signedInUser({}, { plan: 'enterprise' });
/** Of models that nobody runs here, a workspace may have ten under way. */
const mostUnderWay = 10;
const connected = await Promise.all(Array.from({ length: Math.ceil((rounds + 1) / mostUnderWay) }, connect));
let asked = 0;

async function connect(): Promise<string> {
  const { token } = await signedInUser({}, { plan: 'enterprise' });
  await callRoute(integration.updateAiIntegration, updateAiIntegration, {
    token,
    body: { baseUrl: server.baseUrl, model: 'redacteur', apiKey: 'sk-bench-0123456789', useByDefault: true },
  });
  return token;
}

const write = (token: string, engine: string): Promise<void> =>
  callRoute(writing.generateVariations, generateVariations, { token, body: { brief, count: 6, engine } });

await write(plain.token, 'integre');
const figures: DraftFigures = {
  without: await timed(() => write(plain.token, 'integre'), rounds),
  withModel: await timed(() => write(connected[Math.floor(asked++ / mostUnderWay)] ?? '', 'openai-compatible'), rounds),
};
console.log(JSON.stringify(figures));
process.exit(0);

import { checkProvenance } from '../../../shared/ai/provenance.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse } from '../../platform/throttle/throttle.ts';
import { certifiedIn } from '../core/manifest.ts';

const limit = { name: 'check-provenance', max: 30, windowSeconds: 60 };

/** For anyone who was handed a text of ours: nothing else is said of it. */
export const handler = defineHandler(checkProvenance, async ({ caller, body: { text, manifest } }) => {
  await countOrRefuse(limit, networkOf(caller.ip));
  const certified = await certifiedIn(text, manifest);
  return { valid: certified !== null, ...(certified ?? { kind: null, engine: null, model: null, at: null }) };
});

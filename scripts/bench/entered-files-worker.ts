import { Session } from 'node:inspector/promises';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { apiEvent, lambdaContext } from '../../functions/platform/testing/lambda-event.ts';
import { handler } from '../../functions/prospects/prospect/create-prospect.ts';
import { createProspect } from '../../shared/prospects/prospect.contract.ts';

/** Files of the product of which a function runs between the event of a POST of a prospect and its answer, modules being loaded. */
async function enteredFiles(): Promise<string[]> {
  const { token } = await signedInUser();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const { statusCode, body } = await handler(
    apiEvent({
      method: createProspect.method,
      path: createProspect.path,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': 'entered-files',
      },
      body: JSON.stringify({ lastName: 'Durand', email: 'durand@exemple.example', phone: '0612345678', value: 1_000 }),
    }),
    lambdaContext(),
  );
  if (statusCode !== 201) throw new Error(body);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .flatMap(({ url }) => /\/((?:functions|shared)\/(?!.*\/testing\/)[^?]*)/.exec(url)?.[1] ?? [])
    .sort();
}

console.log(JSON.stringify(await enteredFiles()));
process.exit();

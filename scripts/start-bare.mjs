// Starts functions as Lambda does, on whatever Node runs it: their bundles alone, an environment, one event each.
// It may use nothing but Node's own modules. Tells the process that forked it what came of each.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, listed] = process.argv.slice(2);
const request = {
  rawQueryString: '',
  headers: { 'content-type': 'application/json' },
  body: '{}',
  requestContext: { requestId: 'bare', http: { sourceIp: '203.0.113.7' } },
};
const events = {
  route: request,
  worker: { Records: [{ messageId: 'bare', body: '{}' }] },
  stream: { Records: [] },
  schedule: {},
};

for (const { name, kind } of JSON.parse(listed)) {
  try {
    const { handler } = await import(pathToFileURL(join(folder, name, 'index.mjs')).href);
    const answer = await handler(events[kind], { getRemainingTimeInMillis: () => 28_000 });
    process.send({ name, node: process.version, answer: answer ?? null });
  } catch (error) {
    process.send({ name, node: process.version, thrown: `${error.name}: ${error.message}` });
  }
}
process.disconnect();

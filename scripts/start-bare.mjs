// Starts functions as Lambda does, on whatever Node runs it: their bundles alone, an environment, one event each.
// It may use nothing but Node's own modules. Tells the process that forked it what came of each.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { context, events } from './bare-events.mjs';

const [folder, listed] = process.argv.slice(2);
/** What a function makes of `Intl` as it loads: the first of them takes a fifth of its cold start. */
const made = new Set();
for (const [formatter, Formatter] of Object.entries(Object.getOwnPropertyDescriptors(Intl)))
  if (/^[A-Z]/.test(formatter) && typeof Formatter.value === 'function')
    Intl[formatter] = new Proxy(Formatter.value, {
      construct: (...given) => {
        made.add(`Intl.${formatter}`);
        return Reflect.construct(...given);
      },
    });

// What writes or compares by the words of a language makes its own.
for (const [Type, method] of [
  [Number, 'toLocaleString'],
  [Date, 'toLocaleString'],
  [Date, 'toLocaleDateString'],
  [Date, 'toLocaleTimeString'],
  [String, 'localeCompare'],
]) {
  const asked = Type.prototype[method];
  Type.prototype[method] = function (...given) {
    made.add(`${Type.name}.${method}`);
    return asked.apply(this, given);
  };
}

for (const { name, kind } of JSON.parse(listed)) {
  try {
    made.clear();
    const { handler } = await import(pathToFileURL(join(folder, name, 'index.mjs')).href);
    const formatters = [...made];
    const answer = await handler(events[kind], context);
    process.send({ name, node: process.version, answer: answer ?? null, formatters });
  } catch (error) {
    process.send({ name, node: process.version, thrown: `${error.name}: ${error.message}` });
  }
}
process.disconnect();

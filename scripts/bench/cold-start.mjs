// Loads one function and calls it once, in a process of its own; says what that took of a processor, whatever else the machine did.
import { pathToFileURL } from 'node:url';
import { context, events } from '../bare-events.mjs';

const [entry, kind] = process.argv.slice(2);
const taken = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
const start = process.cpuUsage();
const { handler } = await import(pathToFileURL(entry).href);
const loadMs = taken(start);
const called = process.cpuUsage();
await handler(events[kind], context).catch(() => undefined);
console.log(JSON.stringify({ loadMs, callMs: taken(called) }));
// What it left open would keep it.
process.exit(0);

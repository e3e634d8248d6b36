import type { Usage } from './prices.ts';

/**
 * What a workspace that works takes in a month, by what its acts are counted to cost in their tests: an agency of three who are there on
 * twenty days. An assumption, to be replaced by what a stage says once there is one.
 */
const days = 20;
const people = 3;
const requests = days * people * 150;
/** One request in six changes something, in a transaction of five items (the thing, its line of the log, its event, its index…). */
const acts = requests / 6;
const kilobytesAnAct = 20;
const deliveries = days * 40;
const pixelEvents = days * 300;

export const workspaceUsage: Usage = {
  apiRequest: requests + pixelEvents,
  pageRequest: requests * 1.5,
  pageGb: 0.2,
  lambdaRequest: requests + 2 * pixelEvents + 2 * acts + deliveries,
  lambdaGbSecond: requests * 0.06 * 1 + (2 * pixelEvents + 2 * acts + deliveries) * 0.05 * 0.5,
  queueRequest: (acts + deliveries + pixelEvents) * 3,
  // A transaction is paid twice.
  write: acts * kilobytesAnAct * 2 + deliveries * 6 + pixelEvents * 4,
  read: requests * 4,
  tableGb: 0.05,
  backupGb: 0.03,
  logGb: 0.005,
  keyRequest: deliveries / 10,
  mail: 120,
  fileGb: 1,
  filePut: 60,
};

/**
 * List prices of eu-west-3 in dollars before tax, as AWS's own pages had them in November 2026 to the best of our knowledge: nobody here
 * could ask AWS. `free` is what an account is given each month for good, and one stage alone in its account has all of it.
 */
export const prices = {
  alarmMetric: { price: 0.1, free: 10, unit: 'metric of an alarm' },
  customMetric: { price: 0.3, free: 10, unit: 'metric of our own' },
  logGb: { price: 0.5985, free: 5, unit: 'GB of logs taken in' },
  lambdaRequest: { price: 0.2e-6, free: 1e6, unit: 'run of a function' },
  lambdaGbSecond: { price: 13.3334e-6, free: 400_000, unit: 'GB-second of a function on arm64' },
  apiRequest: { price: 1.17e-6, free: 0, unit: 'request of an HTTP API' },
  queueRequest: { price: 0.4e-6, free: 1e6, unit: 'request of a queue' },
  write: { price: 0.7423e-6, free: 0, unit: 'KB written to the table or to one of its indexes' },
  read: { price: 0.1485e-6, free: 0, unit: '4 KB read consistently' },
  tableGb: { price: 0.297, free: 25, unit: 'GB in the table and its indexes' },
  backupGb: { price: 0.238, free: 0, unit: 'GB that can be brought back to any second' },
  key: { price: 1, free: 0, unit: 'key' },
  keyRequest: { price: 0.03 / 10_000, free: 20_000, unit: 'opening or sealing of a secret' },
  secret: { price: 0.4, free: 0, unit: 'secret' },
  zone: { price: 0.5, free: 0, unit: 'zone of names' },
  mail: { price: 0.1 / 1_000, free: 0, unit: 'mail' },
  fileGb: { price: 0.024, free: 0, unit: 'GB of files' },
  filePut: { price: 0.0053 / 1_000, free: 0, unit: 'file put' },
  pageRequest: { price: 0.012 / 10_000, free: 10e6, unit: 'request of CloudFront' },
  pageGb: { price: 0.085, free: 1_024, unit: 'GB sent by CloudFront' },
} as const;

export type Priced = keyof typeof prices;
export type Usage = Partial<Record<Priced, number>>;

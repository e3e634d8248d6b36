const tickMs = 5;

/** Milliseconds of processor that `work` took: what else runs on the machine does not count. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds that `work` waited, at most: while others hold the processor, no tick is counted. */
export async function waitedMs(work: () => Promise<unknown>): Promise<number> {
  let ticks = 0;
  const ticker = setInterval(() => ticks++, tickMs);
  try {
    await work();
  } finally {
    clearInterval(ticker);
  }
  return ticks * tickMs;
}

import { onTestFinished } from 'vitest';
import { type OutboundPolicy, outboundPolicy, setOutboundPolicy } from '../outbound-policy.ts';

/** Holds until the test ends. */
export function withPolicy(policy: OutboundPolicy): void {
  const before = outboundPolicy();
  setOutboundPolicy(policy);
  onTestFinished(() => setOutboundPolicy(before));
}

/** Answers for the names it is given, each time the next answer and then the last one again; others do not exist. */
export function fakeNames(names: Record<string, string[][]>) {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    const answers = names[name];
    const answer = answers?.[Math.min(asked.filter((one) => one === name).length, answers.length - 1)];
    asked.push(name);
    if (!answer) throw Object.assign(new Error(`queryA ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    return answer;
  };
  return { asked, resolve };
}

import { createInterface } from 'node:readline/promises';

/** What whoever sits at the console answers to a question. */
export async function asked(question: string): Promise<string> {
  const console = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await console.question(question);
  console.close();
  return answer.trim();
}

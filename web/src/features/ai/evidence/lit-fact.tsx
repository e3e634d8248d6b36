import { createContext, type ReactNode, use, useState } from 'react';

type LitFact = {
  /** The evidence under the pointer or the cursor, in the texts or in the margin. */
  lit: string | null;
  light: (evidenceId: string | null) => void;
  /** Shows it in the margin, wherever that is. */
  open: (evidenceId: string) => void;
};

const nothing = () => {};
const Context = createContext<LitFact>({ lit: null, light: nothing, open: nothing });

/** The fact that is lit, in the words that come from it and in the margin at once. */
export const useLitFact = () => use(Context);

/** Around texts and their margin. */
export function LitFacts({ open, children }: { open: LitFact['open']; children: ReactNode }) {
  const [lit, light] = useState<string | null>(null);
  return <Context value={{ lit, light, open }}>{children}</Context>;
}

import { Tabs } from '@mantine/core';
import { tool } from '../tool.tsx';
import classes from './evidence.module.css';
import { FactsTab } from './facts-tab.tsx';
import type { WrittenGeneration } from './written-texts.ts';

// They read the texts again, with all the rules.
const FindingsTab = tool(async () => (await import('./findings-tab.tsx')).FindingsTab);
const MarketTab = tool(async () => (await import('./market-tab.tsx')).MarketTab);

export const marginTabs = { facts: 'Faits', market: 'Marché', law: 'Conformité' } as const;
export type MarginTab = keyof typeof marginTabs;

type Props = {
  kept: WrittenGeneration;
  tab: MarginTab;
  onTab: (tab: MarginTab) => void;
  /** The fact that was asked for, to be found at once. */
  wanted: string | null;
  onShow: (evidenceId: string) => void;
};

/** What texts stand on: their facts, what lasts on the market, what the law says. */
export const Margin = ({ kept, tab, onTab, wanted, onShow }: Props) => (
  <Tabs value={tab} onChange={(next) => onTab((next ?? 'facts') as MarginTab)} keepMounted={false}>
    <Tabs.List aria-label="Faits, marché, conformité" grow>
      {Object.entries(marginTabs).map(([value, label]) => (
        <Tabs.Tab key={value} value={value}>
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    <Tabs.Panel value="facts" className={classes.panel}>
      <FactsTab kept={kept} wanted={wanted} onShow={onShow} />
    </Tabs.Panel>
    <Tabs.Panel value="market" className={classes.panel}>
      <MarketTab kept={kept} />
    </Tabs.Panel>
    <Tabs.Panel value="law" className={classes.panel}>
      <FindingsTab kept={kept} />
    </Tabs.Panel>
  </Tabs>
);

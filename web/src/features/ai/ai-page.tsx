import './mantine-ai.css';
import { Tabs } from '@mantine/core';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './ai-page.module.css';
import { aiNames, listNames } from './ai-url.ts';
import { Contents } from './contents.tsx';
import { ToolDesk } from './desk/tool-desk.tsx';
import { KeptDesk } from './kept-desk.tsx';
import { tool } from './tool.tsx';
import { isWritingTool } from './writing/writing-tools.ts';

const AdDesk = tool(async () => (await import('./desk/ad-desk.tsx')).AdDesk);
const CompetitorDesk = tool(async () => (await import('./competitor/competitor-desk.tsx')).CompetitorDesk);
const PageDesk = tool(async () => (await import('./page/page-desk.tsx')).PageDesk);
const PageOfAd = tool(async () => (await import('./page/page-of-ad.tsx')).PageOfAd);
const WritingDesk = tool(async () => (await import('./writing/writing-desk.tsx')).WritingDesk);
const History = tool(async () => (await import('./generations/history.tsx')).History);
const BriefsTab = tool(async () => (await import('./briefs/briefs-tab.tsx')).BriefsTab);
const BrandsTab = tool(async () => (await import('./brands/brands-tab.tsx')).BrandsTab);

const tabs = [
  { slug: 'creer', label: 'Créer' },
  { slug: 'historique', label: 'Historique' },
  { slug: 'briefs', label: 'Briefs' },
  { slug: 'marques', label: 'Marques' },
] as const;

const shown = { creer: Contents, historique: History, briefs: BriefsTab, marques: BrandsTab };
const ofTabs = Object.fromEntries(
  [...Object.values(listNames), aiNames.brand, aiNames.brief].map((name) => [name, null]),
);

/** What helps to understand ads and, one day, to write them: what the address opens, else all the tools and what was kept. */
export function AiPage() {
  const { params, change } = useUrlState();
  const generationId = params.get(aiNames.generation);
  const adId = params.get(aiNames.ad);
  if (generationId !== null) return <KeptDesk key={generationId} id={generationId} />;
  if (params.get(aiNames.tool) === 'page')
    return <ToolDesk tool="page">{adId === null ? <PageDesk /> : <PageOfAd key={adId} adId={adId} />}</ToolDesk>;
  const asked = params.get(aiNames.tool);
  if (isWritingTool(asked))
    return (
      <ToolDesk tool={asked}>
        <WritingDesk key={asked} tool={asked} />
      </ToolDesk>
    );
  if (adId !== null || params.get(aiNames.tool) === 'annonce') return <AdDesk key={adId} adId={adId} />;
  if (params.get(aiNames.tool) === 'concurrent')
    return (
      <ToolDesk tool="concurrent">
        <CompetitorDesk />
      </ToolDesk>
    );
  const open = tabs.find(({ slug }) => slug === params.get(aiNames.tab))?.slug ?? 'creer';
  const Shown = shown[open];
  const choose = (slug: string | null) => change({ ...ofTabs, [aiNames.tab]: slug === 'creer' ? null : slug });
  return (
    <Tabs value={open} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label="Générateur IA" mb="md" className={classes.tabs}>
        {tabs.map(({ slug, label }) => (
          <Tabs.Tab key={slug} value={slug}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open}>
        <Shown />
      </Tabs.Panel>
    </Tabs>
  );
}

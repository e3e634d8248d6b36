import './mantine-ai.css';
import { TabsOrSelect } from '../../components/tabs-or-select.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { aiNames, listNames } from './ai-url.ts';
import { BrandsTab } from './brands/brands-tab.tsx';
import { BriefsTab } from './briefs/briefs-tab.tsx';
import { CompetitorDesk } from './competitor/competitor-desk.tsx';
import { Contents } from './contents.tsx';
import { AdDesk } from './desk/ad-desk.tsx';
import { ToolDesk } from './desk/tool-desk.tsx';
import { History } from './generations/history.tsx';
import { KeptDesk } from './kept-desk.tsx';
import { PageDesk } from './page/page-desk.tsx';
import { PageOfAd } from './page/page-of-ad.tsx';
import { WritingDesk, type WritingTool, writingTools } from './writing/writing-desk.tsx';

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

const isWritingTool = (tool: string | null): tool is WritingTool => tool !== null && Object.hasOwn(writingTools, tool);

/** What helps to understand ads and, one day, to write them: what the address opens, else all the tools and what was kept. */
export function AiPage() {
  const { params, change } = useUrlState();
  const generationId = params.get(aiNames.generation);
  const adId = params.get(aiNames.ad);
  if (generationId !== null) return <KeptDesk key={generationId} id={generationId} />;
  if (params.get(aiNames.tool) === 'page')
    return <ToolDesk>{adId === null ? <PageDesk /> : <PageOfAd key={adId} adId={adId} />}</ToolDesk>;
  const tool = params.get(aiNames.tool);
  if (isWritingTool(tool))
    return (
      <ToolDesk>
        <WritingDesk key={tool} tool={tool} />
      </ToolDesk>
    );
  if (adId !== null || params.get(aiNames.tool) === 'annonce') return <AdDesk key={adId} adId={adId} />;
  if (params.get(aiNames.tool) === 'concurrent')
    return (
      <ToolDesk>
        <CompetitorDesk />
      </ToolDesk>
    );
  const open = tabs.find(({ slug }) => slug === params.get(aiNames.tab))?.slug ?? 'creer';
  const Shown = shown[open];
  return (
    <TabsOrSelect
      label="Générateur IA"
      choices={tabs}
      open={open}
      onChoose={(slug) => change({ ...ofTabs, [aiNames.tab]: slug === 'creer' ? null : slug })}
    >
      <Shown />
    </TabsOrSelect>
  );
}

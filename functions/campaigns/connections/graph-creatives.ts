import * as z from 'zod';

const text = z.string().optional().catch(undefined);
const Texts = z.array(z.object({ text })).optional().catch(undefined);
const Call = z.object({ type: text }).optional();
const Story = z
  .object({
    page_id: text,
    link_data: z.object({ message: text, name: text, description: text, call_to_action: Call }).optional(),
    video_data: z
      .object({ message: text, title: text, link_description: text, video_id: text, call_to_action: Call })
      .optional(),
  })
  .optional()
  .catch(undefined);

/** An ad with its creative, as the Graph API gives it. */
const GraphAd = z.object({
  id: z.string().min(1).max(100),
  campaign_id: z.string().min(1).max(100),
  creative: z.object({
    id: z.string().max(100),
    thumbnail_url: text,
    image_url: text,
    video_id: text,
    title: text,
    body: text,
    call_to_action_type: text,
    object_story_spec: Story,
    asset_feed_spec: z.object({ bodies: Texts, titles: Texts, descriptions: Texts }).optional().catch(undefined),
    actor_id: text,
    effective_object_story_id: text,
  }),
});

export const creativeFields =
  'id,campaign_id,creative{id,thumbnail_url,image_url,video_id,title,body,call_to_action_type,object_story_spec,asset_feed_spec,actor_id,effective_object_story_id}';

/** What an ad shows, and where Meta has its image for some days. */
export type ReadCreative = {
  adId: string;
  externalId: string;
  creativeId: string;
  imageAddress: string | undefined;
  videoId: string | undefined;
  title: string | undefined;
  body: string | undefined;
  callToAction: string | undefined;
  /** The page that it runs under. */
  pageId: string | undefined;
  /** What it says, in full: the first of its texts, and all of them as the Meta Ad Library has them, one after the other. */
  texts: Texts[];
};
type Texts = { headline: string | null; body: string; description: string | null };

/** Null where it is none. */
export function readGraphCreative(record: unknown): ReadCreative | null {
  const { data } = GraphAd.safeParse(record);
  if (!data) return null;
  const { creative } = data;
  const { link_data: link, video_data: video, page_id: pageId } = creative.object_story_spec ?? {};
  const { bodies, titles, descriptions } = creative.asset_feed_spec ?? {};
  const allTitles = [creative.title, link?.name, video?.title, ...all(titles)];
  const allBodies = [creative.body, link?.message, video?.message, ...all(bodies)];
  return {
    adId: data.id,
    externalId: data.campaign_id,
    creativeId: creative.id,
    imageAddress: creative.image_url ?? creative.thumbnail_url,
    videoId: firstOf([creative.video_id, video?.video_id], 100),
    title: firstOf(allTitles, 300),
    body: firstOf(allBodies, 2_000),
    callToAction: firstOf([creative.call_to_action_type, link?.call_to_action?.type, video?.call_to_action?.type], 60),
    pageId: pageId ?? creative.effective_object_story_id?.split('_')[0] ?? creative.actor_id,
    texts: textsOf(allTitles, allBodies, [link?.description, video?.link_description, ...all(descriptions)]),
  };
}

function textsOf(titles: Said, bodies: Said, descriptions: Said): Texts[] {
  const headline = firstOf(titles, longest) ?? null;
  const description = firstOf(descriptions, longest) ?? null;
  const said = [...new Set(bodies.map((one) => one?.trim()).filter((one) => one !== undefined && one !== ''))];
  const versions = new Set([said[0] ?? '', said.join('\n\n').slice(0, longest)]);
  return [...versions].map((body) => ({ headline, body, description }));
}

type Said = (string | undefined)[];

/** As much as the library keeps of a text. */
const longest = 10_000;

const all = (texts: z.infer<typeof Texts>) => texts?.map((one) => one.text) ?? [];
const firstOf = (texts: Said, max: number) => texts.map((one) => one?.trim().slice(0, max)).find((one) => one);

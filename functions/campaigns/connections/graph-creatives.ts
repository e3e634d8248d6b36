import * as z from 'zod';

const text = z.string().optional().catch(undefined);
const Texts = z.array(z.object({ text })).optional().catch(undefined);
const Story = z
  .object({
    link_data: z.object({ message: text, name: text, call_to_action: z.object({ type: text }).optional() }).optional(),
    video_data: z
      .object({ message: text, title: text, video_id: text, call_to_action: z.object({ type: text }).optional() })
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
    asset_feed_spec: z.object({ bodies: Texts, titles: Texts }).optional().catch(undefined),
  }),
});

export const creativeFields =
  'id,campaign_id,creative{id,thumbnail_url,image_url,video_id,title,body,call_to_action_type,object_story_spec,asset_feed_spec}';

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
};

/** Null where it is none. */
export function readGraphCreative(record: unknown): ReadCreative | null {
  const { data } = GraphAd.safeParse(record);
  if (!data) return null;
  const { creative } = data;
  const { link_data: link, video_data: video } = creative.object_story_spec ?? {};
  return {
    adId: data.id,
    externalId: data.campaign_id,
    creativeId: creative.id,
    imageAddress: creative.image_url ?? creative.thumbnail_url,
    videoId: firstOf([creative.video_id, video?.video_id], 100),
    title: firstOf([creative.title, link?.name, video?.title, ...all(creative.asset_feed_spec?.titles)], 300),
    body: firstOf([creative.body, link?.message, video?.message, ...all(creative.asset_feed_spec?.bodies)], 2_000),
    callToAction: firstOf([creative.call_to_action_type, link?.call_to_action?.type, video?.call_to_action?.type], 60),
  };
}

const all = (texts: z.infer<typeof Texts>) => texts?.map((one) => one.text) ?? [];
const firstOf = (texts: (string | undefined)[], max: number) =>
  texts.map((one) => one?.trim().slice(0, max)).find((one) => one);

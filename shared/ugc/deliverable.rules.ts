export const deliverableTypes = ['video', 'photo', 'story', 'post', 'voice_over', 'raw_footage'] as const;
export type DeliverableType = (typeof deliverableTypes)[number];
export const deliverableRatios = ['9:16', '4:5', '1:1', '16:9'] as const;
export type DeliverableRatio = (typeof deliverableRatios)[number];
export const deliverableStatuses = ['expected', 'submitted', 'changes_requested', 'approved'] as const;
export type DeliverableStatus = (typeof deliverableStatuses)[number];

export const deliverableLimits = { versions: 20, comments: 500, commentText: 2_000, label: 120, adName: 200 };

/** What a brief asks of a deliverable; what was sent is compared with it. */
export type Ask = { durationSeconds: number | null; ratio: DeliverableRatio };

/** A zone of the picture, in parts of its width and height, from its left top. */
export type Area = { x: number; y: number; w: number; h: number };

export const deliverableStatusLabels: Readonly<Record<DeliverableStatus, string>> = {
  expected: 'Attendu',
  submitted: 'À relire',
  changes_requested: 'En retouche',
  approved: 'Validé',
};

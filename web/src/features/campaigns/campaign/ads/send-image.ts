import { campaignLimits } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { createAdImageUpload, updateAdImages } from '../../../../../../shared/campaigns/images.contract.ts';
import { adImageProblems } from '../../../../../../shared/campaigns/messages.ts';
import { usualReasons } from '../../../../../../shared/kernel/errors.ts';
import { sendTo, shortName } from '../../../../imports/file-to-import.ts';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import { request } from '../../../../lib/request.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const imageTypes = types.join(',');

const typeOf = ({ type }: File) => types.find((one) => one === type);

/** Why a file is not sent; null when it may be. What it is by its content the API says. */
export const imageProblem = (file: File): string | null =>
  typeOf(file) && file.size > 0 && file.size <= campaignLimits.imageBytes ? null : adImageProblems.notAnImage;

/** Gives an image to ads of a campaign. */
export async function giveImage(campaignId: string, adIds: string[], file: File): Promise<void> {
  const contentType = typeOf(file) ?? 'image/png';
  const body = { name: shortName(file), size: file.size, contentType };
  const place = await request(createAdImageUpload, { body });
  await sendTo(place, file);
  await request(updateAdImages, { params: { id: campaignId }, body: { adIds, uploadId: place.uploadId } });
}

/** Why an image was refused: what is said of the file before what is said of the request. */
export const refusalText = (error: unknown): string =>
  (error instanceof ApiError && error.details[0]?.message) || messageOf(error, usualReasons.unavailable.message);

export const removeImage = (campaignId: string, adId: string) =>
  request(updateAdImages, { params: { id: campaignId }, body: { adIds: [adId], uploadId: null } });

import { z } from 'zod';

/** What a screen sends along to a calculation so that the review of a dropped extract opens there. */
export const reviewRequest = z.object({ review: z.literal('cnis') });

export const opensReview: z.infer<typeof reviewRequest> = { review: 'cnis' };

import { z } from 'zod';

/** What the last step of a sign-up by PIX shows. */
const pixShown = z.strictObject({
  planName: z.string(),
  price: z.string(),
  copyAndPaste: z.string(),
  /** A PNG in base64. */
  qrCode: z.string(),
});
export type PixShown = z.infer<typeof pixShown>;

const keyOf = (planId: string): string => `genial.sign-up-pix.${planId}`;

/** Keeps the code of a sign-up for this plan in this tab: who reads the page again finds it instead of an empty form. */
export const keepPix = (planId: string, pix: PixShown): void => {
  try {
    sessionStorage.setItem(keyOf(planId), JSON.stringify(pix));
  } catch {
    // A browser that keeps nothing shows the code until the page is read again.
  }
};

/** The code that was kept; null: none, or none that can be read. */
export const keptPix = (planId: string): PixShown | null => {
  const kept = sessionStorage.getItem(keyOf(planId));
  if (kept === null) return null;
  try {
    return pixShown.parse(JSON.parse(kept));
  } catch {
    return null;
  }
};

/** Once the page was left, another sign-up for this plan may begin. */
export const forgetPix = (planId: string): void => sessionStorage.removeItem(keyOf(planId));

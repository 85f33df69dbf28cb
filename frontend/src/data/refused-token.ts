import type { ApiError } from './api-error.ts';

/** Asks whoever is here to sign in again. @returns whether they did */
type Ask = (refusal: ApiError) => Promise<boolean>;
let ask: Ask | null = null;

/** While somebody's work is on the screen: a refused call waits for the answer, and is then sent again. */
export const onRefusedToken = (next: Ask): (() => void) => {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
};

/** Whether a session that ends can be taken up again where it ended. */
export const canSignInAgain = (): boolean => ask !== null;

/** @returns whether there is a session again; without anybody to ask there is none */
export const askToSignIn: Ask = async (refusal) => (ask === null ? false : ask(refusal));

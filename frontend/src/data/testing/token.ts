/** A token as the server gives it, of that user. */
export const tokenOf = (userId: string): string => `head.${btoa(JSON.stringify({ sub: userId }))}.signature`;

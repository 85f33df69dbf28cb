export interface UploadPlaces {
  /** Takes a place for so many bytes; answers how to leave it, or null when there is none. */
  enter(user: string, bytes: number): (() => void) | null;
}

/** A connection that is held open costs something as well. */
const LEAST_BYTES = 1024 * 1024;

/**
 * How much of uploads this process holds in its memory at a time, of a user and in all. An upload alone is always taken.
 */
export const uploadPlaces = ({ perUser, bytes: most }: { perUser: number; bytes: number }): UploadPlaces => {
  /** Bytes, with what each upload costs however small. */
  const ofUser = new Map<string, number>();
  let [held, uploads] = [0, 0];
  return {
    enter: (user, bytes) => {
      const theirs = ofUser.get(user) ?? 0;
      const cost = Math.max(bytes, LEAST_BYTES);
      if (theirs > 0 && theirs + cost > perUser) return null;
      if (uploads > 0 && held + cost > most) return null;
      ofUser.set(user, theirs + cost);
      [held, uploads] = [held + cost, uploads + 1];
      let left = false;
      return () => {
        if (left) return;
        left = true;
        [held, uploads] = [held - cost, uploads - 1];
        const others = (ofUser.get(user) ?? cost) - cost;
        if (others === 0) ofUser.delete(user);
        else ofUser.set(user, others);
      };
    },
  };
};

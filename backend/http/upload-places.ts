export interface UploadPlaces {
  /** Takes a slot for this many bytes; returns a function that frees it, or null if there is none. */
  enter(user: string, bytes: number): (() => void) | null;
}

/** An open connection has a cost too. */
const LEAST_BYTES = 1024 * 1024;

/** Limits the uploads that this process holds in memory, per user and in total. A single upload is always accepted. */
export const uploadPlaces = ({ perUser, bytes: most }: { perUser: number; bytes: number }): UploadPlaces => {
  /** Bytes, with a minimum per upload. */
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

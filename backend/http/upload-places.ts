export interface UploadPlaces {
  /** Takes a slot for this many bytes; returns a function that frees it, or null if there is none. */
  enter(user: string, bytes: number): (() => void) | null;
}

/** Limits the uploads that this process holds in memory at a time. A single upload is always accepted. */
export const uploadPlaces = ({ perUser, bytes: most }: { perUser: number; bytes: number }): UploadPlaces => {
  const ofUser = new Map<string, number>();
  let [held, uploads] = [0, 0];
  return {
    enter: (user, bytes) => {
      const theirs = ofUser.get(user) ?? 0;
      if (theirs >= perUser || (uploads > 0 && held + bytes > most)) return null;
      ofUser.set(user, theirs + 1);
      [held, uploads] = [held + bytes, uploads + 1];
      let left = false;
      return () => {
        if (left) return;
        left = true;
        [held, uploads] = [held - bytes, uploads - 1];
        const others = (ofUser.get(user) ?? 1) - 1;
        if (others === 0) ofUser.delete(user);
        else ofUser.set(user, others);
      };
    },
  };
};

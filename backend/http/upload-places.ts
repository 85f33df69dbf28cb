export interface UploadPlaces {
  /** Takes a place for so many bytes; answers how to leave it, or null when there is none. */
  enter(user: string, bytes: number): (() => void) | null;
}

/** How many uploads this process holds in its memory at a time. An upload alone is always taken. */
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

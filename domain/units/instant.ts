/** Minutes from one instant to a later one, each in ISO 8601 with its offset, as the clock and the log have them. */
export const minutesBetween = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / 60_000;

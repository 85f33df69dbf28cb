/** The product's calendar: today is the day in São Paulo. */
export const TIME_ZONE = 'America/Sao_Paulo';

const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant (ISO 8601) as the clocks of São Paulo show it: '20/11/2026 14:05'. Throws a RangeError for what is none. */
export const clockInSaoPaulo = (instant: string): string => inSaoPaulo.format(new Date(instant)).replace(', ', ' ');

const dayOfInstant = (instant: string): string => {
  const [day, month, year] = clockInSaoPaulo(instant).slice(0, 10).split('/');
  return `${year}-${month}-${day}`;
};

/** As the clock writes it. All minutes of an hour have one day: São Paulo's offsets are whole hours. */
const ofTheClock = /^(20\d\d-\d\d-\d\dT\d\d):[0-5]\d:[0-5]\d\.\d{3}Z$/;
const HOURS_KEPT = 1_000;
const daysOfHours = new Map<string, string>();

/** The day of an instant (ISO 8601) in São Paulo, `YYYY-MM-DD`. */
export const dayInSaoPaulo = (instant: string): string => {
  const hour = ofTheClock.exec(instant)?.[1];
  if (hour === undefined) return dayOfInstant(instant);
  const known = daysOfHours.get(hour);
  if (known !== undefined) return known;
  if (daysOfHours.size >= HOURS_KEPT) daysOfHours.clear();
  const day = dayOfInstant(instant);
  daysOfHours.set(hour, day);
  return day;
};
